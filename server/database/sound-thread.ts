/** Runs in a worker thread: ends with an error where the file is not sound. */
import { workerData } from 'node:worker_threads'
import { requireSound } from './sound-file.ts'

// What starts the thread gives it this.
requireSound(workerData as string)
