/** Where in a schema the path of a finding may lead. */

/**
 * Findings name a field without `fields`, a parameter without `query`, a part of a field behind `#`.
 *
 * @param path of a finding: `load#min`, `phases.speed`, `request.W`, `layout.load`
 * @returns the ways from the top of the schema, key by key, of which the one that leads deepest is meant
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
