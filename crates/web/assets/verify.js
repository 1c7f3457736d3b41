// Checks the chance of a table: every draw has to follow from the seed, and the seed has to fit its seal.
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));

export default async function verify(dataset, seals) {
  const { subtle } = crypto;
  if (!subtle) return dataset.insecure;
  const { seed, commitment, table, nonces, steps } = await (await fetch(dataset.verify)).json();
  if (hex(await subtle.digest("SHA-256", unhex(seed))) !== commitment) return dataset.badSeed;
  const seal = seals.find(([name]) => name === dataset.table)?.[1];
  if (seal && seal !== commitment) return dataset.badSeal;
  const key = await subtle.importKey("raw", unhex(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const prefix = [...new TextEncoder().encode(table), ...unhex(nonces.join(""))];
  for (const { n, total, low, high } of steps) {
    const message = new Uint8Array([...prefix, ...unhex(n.toString(16).padStart(16, "0"))]);
    const drawn = BigInt("0x" + hex(await subtle.sign("HMAC", key, message)).slice(0, 16));
    const found = (drawn * BigInt(total)) >> 64n;
    if (found < low || found >= high) return dataset.badStep.replace("#", n);
  }
  return (seal ? dataset.good : dataset.goodUnseen).replace("#", steps.length);
}
