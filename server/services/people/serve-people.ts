/** Every call about people. */
import type { PeopleParts } from '../../people/parts.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { serveAccount } from './serve-account.ts'
import { serveKeptThings } from './serve-kept-things.ts'
import { serveProjects } from './serve-projects.ts'
import { serveSelections } from './serve-selections.ts'
import { serveSigningIn } from './serve-signing-in.ts'

/** Signing in, one's own account, and what one keeps. */
export const servePeople = (parts: PeopleParts): readonly GuardedCall[] => [
  ...serveSigningIn(parts),
  ...serveAccount(parts),
  ...serveSelections(parts),
  ...serveProjects(parts),
  ...serveKeptThings(parts),
]
