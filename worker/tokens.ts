/** No letters that are easily mistaken for others. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ2346789'

export function newTableId(): string {
  const letters: string[] = []
  while (letters.length < 12) {
    for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
      const letter = ALPHABET[byte & 63]
      if (letter !== undefined && letters.length < 12) letters.push(letter)
    }
  }
  const text = letters.join('')
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 128 random bits; only the hash is stored. */
export const newToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)))

export async function hashed(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
}

export const newSeed = (): number[] => [...crypto.getRandomValues(new Uint32Array(4))]
