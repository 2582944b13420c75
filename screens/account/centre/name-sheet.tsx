/** Dialog that names a saved item. */
import { useState } from 'react'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type MutationOptions, useMutation } from '../../base/api/mutation.ts'
import { takesFocus } from '../../ui/dialog/dialog-frame.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { useProblem } from './use-problem.ts'
import '../../ui/saving/save-selection.css'

type Props<T> = {
  readonly title: string
  /** Label of the button. */
  readonly action: string
  readonly opening?: string
  /** Maximum length in characters. */
  readonly longest: number
  readonly give: (name: string, options: MutationOptions) => Promise<T>
  readonly onNamed: (answer: T) => void
  readonly onClose: () => void
}

export const NameSheet = <T,>({ title, action, opening = '', longest, give, onNamed, onClose }: Props<T>) => {
  const { t } = useTexts('user-centre')
  const { t: savedText } = useTexts('kept')
  const [typed, setTyped] = useState(opening)
  const { trigger, isMutating, failure } = useMutation(give, (answer) => {
    savedHasChanged()
    onNamed(answer)
  })
  useProblem(failure)
  const name = typed.trim()
  return (
    <Sheet
      title={title}
      onClose={onClose}
      focusInside
      actions={[
        { text: action, onAct: () => trigger(name), isPrimary: true, isBusy: isMutating, missing: name === '' && savedText('nameMissing') },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      <form
        className="save-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '' && !isMutating) trigger(name)
        }}
      >
        <label>
          {t('name')}
          <input value={typed} maxLength={longest} onChange={({ target }) => setTyped(target.value)} {...takesFocus} />
        </label>
      </form>
    </Sheet>
  )
}
