/** Query of a directory page's address, which preserves its state over reloads and navigation. */

const queryOf = (): string => location.hash.split('?')[1] ?? ''

/** Returns a part as encoded in the address; its reader decodes it. */
export const readPart = (name: string): string => {
  const part = queryOf()
    .split('&')
    .find((one) => one.startsWith(`${name}=`))
  return part?.slice(name.length + 1) ?? ''
}

/** Returns a decoded text part. */
export const readText = (name: string): string => {
  try {
    return decodeURIComponent(readPart(name))
  } catch {
    return ''
  }
}

/** Replaces the query of the current address. Parts must be encoded; empty ones are omitted. */
export const writeParts = (parts: Readonly<Record<string, string>>): void => {
  const query = Object.entries(parts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${text}`)
    .join('&')
  const [path = ''] = location.hash.split('?')
  history.replaceState(history.state, '', query === '' ? path : `${path}?${query}`)
}
