import type { Issue } from '@sizewright/engine'

/** What the server says: the pull of the form and what the belt can take, both in N; or what is wrong with the request. */
export type Answer = { readonly fits: boolean; readonly pull: number; readonly permissible: number } | { readonly issues: readonly Issue[] }
