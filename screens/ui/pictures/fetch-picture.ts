/** Downloads and decrypts the pictures of a site. */
import { type ImageKey, imageKey } from '../../../contract/site/content-calls.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { ApiError, getAnswer } from '../../base/api/api.ts'
import { getBytes } from '../../base/api/fetch-bytes.ts'
import type { Query } from '../../base/api/query.ts'
import { openPicture, PictureError, type PictureFault } from './open-picture.ts'

/** Shared request of the key, renewed when the service rejects its token. */
let pendingKey: Promise<ImageKey> | undefined

const askKey = (locale: Locale): Promise<ImageKey> => {
  const call = { base: 'classes', path: 'CompImage/GetKey', query: {} } as const
  const coming = getAnswer(call, (data) => imageKey.safeParse(data).data, { locale })
  pendingKey = coming
  coming.catch(() => (pendingKey = undefined))
  return coming
}

type Question = { readonly path: string; readonly locale: Locale }

const fetchOpened = async ({ path, locale }: Question, signal: AbortSignal): Promise<Blob> => {
  let key = await (pendingKey ?? askKey(locale))
  let answer = await getBytes(`/YQImage/en${path}?t=${key.t}`, signal)
  if (answer.status === 403) {
    // The token expires after an hour.
    key = await askKey(locale)
    answer = await getBytes(`/YQImage/en${path}?t=${key.t}`, signal)
  }
  if (answer.status === 404) throw new PictureError('gone')
  if (!answer.ok) throw new ApiError({ kind: 'server', status: answer.status })
  return openPicture(new Uint8Array(await answer.arrayBuffer()), { key: key.key, address: `${path}?t=${key.t}` })
}

/** The picture as a file, or why it cannot be shown. */
export type FoundPicture = { readonly file: Blob } | { readonly fault: PictureFault }

export const pictures: Query<Question, FoundPicture> = {
  name: 'picture',
  load: async (question, signal) => {
    try {
      return { file: await fetchOpened(question, signal) }
    } catch (error) {
      if (error instanceof PictureError) return { fault: error.fault }
      throw error
    }
  },
}
