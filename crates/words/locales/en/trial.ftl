# Where a rulebook advises to stop a first game.

site-trial-asked = Go on, or stop here?
site-trial-title = Go on, or stop here?
site-trial-text = The rulebook advises stopping a first game here. You can also go on, and the guide stays with you. If you stop, you see all secrets and who is ahead.
site-trial-go-on = Go on
site-trial-stop = Stop here
