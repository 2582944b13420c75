/** Delivers files that have been made. */
import { type FileKind, fileKindOf } from '../../../contract/files/files.ts'
import { AppError } from '../../base/errors.ts'
import type { FileToSend } from '../../base/sent-file.ts'
import { NotMadeError } from '../../files/making/maker-thread.ts'
import { type FileParts, mediaTypeOf } from './file-parts.ts'
import type { DoneTask } from './file-task.ts'

const isKnownEnd = (extension: string): extension is keyof typeof mediaTypeOf => Object.hasOwn(mediaTypeOf, extension)

/** The kind of file of a task. */
export const kindOfTask = ({ download_type }: Pick<DoneTask, 'download_type'>): FileKind => fileKindOf(download_type)

/**
 * The file of a task: from the cache of this node, otherwise made again.
 *
 * @throws AppError `fileFailed`, `fileTimedOut`
 */
export async function fileOf({ making }: FileParts, task: DoneTask): Promise<FileToSend> {
  const { job_key: key, input, content_hash, length, file_name, extension, sku_name: name } = task
  try {
    const content = await making.contentOf({ key, input, content_hash, length })
    return {
      name: `${file_name}.${extension}`,
      type: isKnownEnd(extension) ? mediaTypeOf[extension] : 'application/octet-stream',
      hash: content.hash,
      length: content.length,
      open: (range) => making.open(content.hash, range),
    }
  } catch (error) {
    if (!(error instanceof NotMadeError)) throw error
    throw new AppError(error.reason === 'timeout' ? 'fileTimedOut' : 'fileFailed', { params: { name }, cause: error })
  }
}
