/** The thread in which an uploaded file is read: it is given the bytes, and answers with the table or what is wrong. */
import { parentPort, workerData } from 'node:worker_threads'
import { readUpload } from './read-upload.ts'
import { UploadError } from './upload-limits.ts'

const answer = (): unknown => {
  try {
    // What `readInThread` gives it.
    return { table: readUpload(workerData as Uint8Array) }
  } catch (error) {
    return { fault: error instanceof UploadError ? error.fault : 'fileBroken' }
  }
}

parentPort?.postMessage(answer(), [])
