/** What a page of the directory keeps behind the `?` of its address: parts by name, which survive a reload and Back. */

const queryOf = (): string => location.hash.split('?')[1] ?? ''

/** A part as it stands there, not decoded: its own reader does that. */
export const readPart = (name: string): string => {
  const part = queryOf()
    .split('&')
    .find((one) => one.startsWith(`${name}=`))
  return part?.slice(name.length + 1) ?? ''
}

/** A part that is a text. */
export const readText = (name: string): string => {
  try {
    return decodeURIComponent(readPart(name))
  } catch {
    return ''
  }
}

/** Puts parts into the address of the page that is shown, in place of those before; an empty one is left out. They are encoded already. */
export const writeParts = (parts: Readonly<Record<string, string>>): void => {
  const query = Object.entries(parts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${text}`)
    .join('&')
  const [path = ''] = location.hash.split('?')
  history.replaceState(history.state, '', query === '' ? path : `${path}?${query}`)
}
