/** The thread that makes a report of values. */
import '../../base/low-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { makeValuesReport } from './make-values-report.ts'
import type { ValuesReport } from './values-report.ts'

// Set by the code that starts the thread. Nothing is transferred; the message is copied.
parentPort?.postMessage(await makeValuesReport(workerData as ValuesReport), [])
