/** Worker thread that checks a database file; it ends with an error for a damaged one. */
import { workerData } from 'node:worker_threads'
import { requireSound } from './sound-file.ts'

// Set by the code that starts the thread.
requireSound(workerData as string)
