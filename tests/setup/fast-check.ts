/** Property tests run FC_RUNS cases each (100 by default, 1000 in CI). The value reaches browser tests through import.meta.env as well. */
import { configureGlobal } from 'fast-check'

configureGlobal({ numRuns: Number(import.meta.env['FC_RUNS'] ?? 100) })
