/** Determines the methods that an address supports. */

/** A registered route; middleware has the method `ALL`. */
export interface Route {
  readonly method: string
  readonly path: string
}

/** Whether a path belongs to the whole app, or only reports unknown calls. */
const isOfAll = (path: string): boolean => path.includes('*') || path.endsWith('/:service/:call')

const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patternOf = (path: string): RegExp => {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

/** @returns a function from a path to its methods, including `HEAD` where there is `GET`; empty for an unknown path */
export const allowedMethods = (routes: readonly Route[]): ((path: string) => readonly string[]) => {
  const known = routes
    .filter(({ method, path }) => method !== 'ALL' && !isOfAll(path))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return (path) => {
    const methods = new Set(known.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))
    return [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted()
  }
}
