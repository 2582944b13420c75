/** A part of the industry form, with its name above. */
import type { ComponentProps } from 'react'

export const IndustryPart = (part: ComponentProps<'div'>) => <div className="grid min-w-0 grid-cols-1 gap-2" {...part} />
