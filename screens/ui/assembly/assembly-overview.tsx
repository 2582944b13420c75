/** The positions of an assembly beside its picture; what is pointed at in the list is marked in the picture. */
import { type ComponentProps, useState } from 'react'
import { AssemblyPicture } from './assembly-picture.tsx'
import { PartsList } from './parts-list.tsx'

type PictureProps = ComponentProps<typeof AssemblyPicture>

type Props = ComponentProps<typeof PartsList> &
  Pick<PictureProps, 'name'> & {
    /** Undefined for an assembly whose parts have no places in space. */
    readonly call: PictureProps['call'] | undefined
  }

/** Returns the role of the row that an event happened in. */
const roleAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-role]')?.dataset['role'] ?? undefined) : undefined

export const AssemblyOverview = ({ call, name, ...list }: Props) => {
  const [marked, setMarked] = useState<string>()
  if (!call) return <PartsList {...list} />
  const mark = ({ target }: { readonly target: EventTarget }) => setMarked(roleAt(target))
  return (
    <div className="@container">
      <div
        className="grid gap-x-4 gap-y-2 @min-[540px]:grid-cols-side"
        onPointerOver={mark}
        onPointerLeave={() => setMarked(undefined)}
        onFocus={mark}
        onBlur={() => setMarked(undefined)}
      >
        <AssemblyPicture call={call} name={name} parts={list.parts} marked={marked} />
        <PartsList {...list} />
      </div>
    </div>
  )
}
