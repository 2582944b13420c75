import type { ReactNode } from 'react'

/** A page of the directory: as wide as its tables can be read. */
export const DirectoryFrame = ({ children }: { readonly children: ReactNode }) => <div className="page mx-auto max-w-340">{children}</div>
