/** Every call about files that are made of models. */
import type { GuardedCall } from '../calls/guarded-call.ts'
import type { FileParts } from './file-parts.ts'
import { serveDownloads } from './serve-downloads.ts'
import { serveMaking } from './serve-making.ts'

/** Having a file made, fetching it or having it sent, and what one has fetched. */
export const serveFiles = (parts: FileParts): readonly GuardedCall[] => [...serveMaking(parts), ...serveDownloads(parts)]
