## How fast tables show what others do

pace-speed = Pace of the others’ steps
pace-calm = Calm
pace-calm-what = One step after another, with time to read.
pace-brisk = Brisk
pace-brisk-what = One step after another, in half the time.
pace-once = At once
pace-once-what = Everything as soon as it happens.
pace-behind = The board is still catching up.
pace-skip = Skip to now
pace-space = Space
pace-key-skip = skip to now (Space)
pace-sound = Sound
pace-volume = Volume
