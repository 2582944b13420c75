/**
 * Property tests run FC_RUNS cases each (100 by default, 1000 in CI), from FC_SEED where it is set (CI) and from another seed every time
 * where it is not. Both reach browser tests through import.meta.env as well.
 */
import { configureGlobal } from 'fast-check'

const { FC_RUNS, FC_SEED } = import.meta.env

configureGlobal({ numRuns: Number(FC_RUNS ?? 100), ...(FC_SEED ? { seed: Number(FC_SEED) | 0 } : {}) })
