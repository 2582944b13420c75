/** Dialog that names a saved item. */
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type MutationOptions, useMutation } from '../../base/api/mutation.ts'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { NameForm, useNameForm } from '../../ui/saving/name-form.tsx'
import { useProblem } from './use-problem.ts'

export type NameSheetProps = {
  readonly title: string
  /** Label of the button. */
  readonly action: string
  readonly opening?: string
  /** Maximum length in characters. */
  readonly longest: number
  readonly save: (name: string, options: MutationOptions) => Promise<unknown>
  /** Called with what `save` returned. */
  readonly onNamed: (saved: unknown) => void
  readonly onClose: () => void
}

export const NameSheet = ({ title, action, opening = '', longest, save, onNamed, onClose }: NameSheetProps) => {
  const { t } = useTexts('user-centre')
  const { field, missing, submit } = useNameForm(opening)
  const { trigger, isMutating, failure } = useMutation(save, (saved) => {
    savedHasChanged()
    onNamed(saved)
  })
  useProblem(failure)
  const send = submit((name) => {
    if (!isMutating) trigger(name)
  })
  return (
    <Sheet
      title={title}
      onClose={onClose}
      focusInside
      actions={[
        { text: action, onAct: send, isPrimary: true, isBusy: isMutating, missing },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      <NameForm field={field} label={t('name')} longest={longest} onSubmit={send} />
    </Sheet>
  )
}
