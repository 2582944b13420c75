/** The thread that reads an uploaded file: it receives the bytes and answers with the table or a fault. */
import '../../base/low-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { readUpload } from './read-upload.ts'
import { UploadError } from './upload-limits.ts'

const answer = (): unknown => {
  try {
    // Set by `readInThread`, maybe in memory shared with the server: copied, as not everything reads it there.
    return { table: readUpload(Uint8Array.from(workerData as Uint8Array)) }
  } catch (error) {
    return { fault: error instanceof UploadError ? error.fault : 'fileBroken' }
  }
}

parentPort?.postMessage(answer(), [])
