/** The thread that reads an untrusted document and makes one again. */
import '../../base/low-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { performTask } from './perform-task.ts'
import type { ThreadTask } from './run-thread.ts'

// Set by the code that starts the thread. Nothing is transferred; the message is copied.
parentPort?.postMessage(await performTask(workerData as ThreadTask), [])
