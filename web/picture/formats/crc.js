// The CRC-32 checksum of PNG chunks (ISO 3309), with a table of the 256 remainders.

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

/** @param {Uint8Array} bytes */
export function crcOf(bytes) {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = REMAINDERS[(remainder ^ byte) & 255] ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}
