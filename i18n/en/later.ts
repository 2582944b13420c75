/** What only results and product pages need: loaded with them. */
import { assumptions, checks, values } from './checks.ts'
import { basis, ledger, product, results } from './results.ts'

export const later = { results, basis, ledger, product, checks, values, assumptions }
