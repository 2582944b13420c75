/** Reduces a query to the groups of terms with a query value above zero. */
import { float64At, uint32At } from './typed-at.ts'

/** The non-zero terms of a query. */
export interface ActiveQuery {
  /** Number of groups with at least one value above zero. */
  groups: number
  /** Group g owns the entries `starts[g]` to `starts[g + 1]` of `terms` and `weights`. */
  readonly starts: Uint32Array
  readonly terms: Uint32Array
  readonly weights: Float64Array
}

/** Reads queries into reused buffers. */
export interface ActiveQueryReader {
  readonly active: ActiveQuery
  /** @throws RangeError when the query has another length, or a value that is negative or not finite */
  read(query: Float64Array): void
}

/**
 * @param layout the terms; those of one group are adjacent
 * @param isIncluded selects the terms to read
 * @returns a reader that reuses its arrays between queries
 */
export function createActiveQueryReader<Term extends { readonly check: string }>(
  layout: readonly Term[],
  isIncluded: (term: Term) => boolean = () => true,
): ActiveQueryReader {
  const size = layout.length
  const active: ActiveQuery = {
    groups: 0,
    starts: new Uint32Array(size + 1),
    terms: new Uint32Array(size),
    weights: new Float64Array(size),
  }
  const opensGroup = layout.map(({ check }, term) => term === 0 || layout[term - 1]?.check !== check)
  const included = layout.map(isIncluded)
  const read = (query: Float64Array): void => {
    if (query.length !== size) throw new RangeError(`query has ${query.length} values, expected ${size}`)
    let entries = 0
    active.groups = 0
    for (let term = 0; term < size; term++) {
      const weight = float64At(query, term)
      if (!(weight >= 0 && weight < Infinity)) throw new RangeError(`query value ${term}: ${weight} is not a finite value >= 0`)
      if (opensGroup[term] && entries > uint32At(active.starts, active.groups)) active.starts[++active.groups] = entries
      if (weight === 0 || !included[term]) continue
      active.terms[entries] = term
      active.weights[entries++] = weight
    }
    if (entries > uint32At(active.starts, active.groups)) active.starts[++active.groups] = entries
  }
  return { active, read }
}
