/** Which methods an address answers. */

/** What a router says of each of its routes; `ALL` is what stands before them. */
export interface Route {
  readonly method: string
  readonly path: string
}

/** An address of the whole app's own, or one that only says that nothing is there. */
const isOfAll = (path: string): boolean => path.includes('*') || path.endsWith('/:service/:call')

const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patternOf = (path: string): RegExp => {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

/** @returns for a path its methods, `HEAD` beside `GET`; none where nothing answers at all */
export const allowedMethods = (routes: readonly Route[]): ((path: string) => readonly string[]) => {
  const known = routes
    .filter(({ method, path }) => method !== 'ALL' && !isOfAll(path))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return (path) => {
    const methods = new Set(known.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))
    return [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted()
  }
}
