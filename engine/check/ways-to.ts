/** Candidate locations in a schema for the path of a finding. */

/**
 * Findings name a field without `fields`, a parameter without `query`, and a property of a field after `#`.
 *
 * @param path of a finding: `load#min`, `phases.speed`, `request.W`, `layout.load`
 * @returns key paths from the root of the schema; the one that matches deepest is the location
 */
export function waysTo(path: string): readonly (readonly string[])[] {
  const parts = path.split(/[.#]/).filter((part) => part !== '')
  const [first = '', second = '', ...rest] = parts
  const ofRequest = parts.slice(1).join('.')
  return [
    parts,
    ['fields', first, second, ...rest],
    ['fields', first, 'row', second, ...rest],
    ['fields', first, 'rowDerived', second, ...rest],
    ['derived', first, second, ...rest],
    ...(first === 'request'
      ? [
          ['request', 'query', ofRequest],
          ['request', 'body', ofRequest],
        ]
      : []),
  ].map((way) => way.filter((part) => part !== ''))
}
