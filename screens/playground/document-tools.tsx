/** Tools for the document as a whole: open, create, import, save, share. */
import { useId, useRef, useState } from 'react'
import { useOutcome } from '../../engine/react/use-outcome.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { saveFile } from '../base/browser/save-file.ts'
import { useTexts } from '../base/texts/texts.ts'
import { copyText } from '../ui/copy-text.ts'
import { showToast } from '../ui/toast.tsx'
import { newDocument } from './document/new-document.ts'
import { longestText, textOfFile, writeDocument } from './document/playground-document.ts'
import { copyLinkTo } from './saved-text.ts'
import { loadShipped, shippedIds } from './shipped-documents.ts'
import { Note, control } from './elements/panel.tsx'

type Props = {
  readonly textOf: () => string
  /** Name of a saved file without its extension. */
  readonly name: string
  readonly onReplace: (text: string) => void
}

/** Maximum length of an address that all programs accept, characters. */
const safeLength = 8000

const ShippedChoice = ({ onReplace }: Pick<Props, 'onReplace'>) => {
  const { t } = useTexts('playground')
  const { className } = useClassNames()
  const id = useId()
  const attempt = useOutcome()
  const open = (working: string) =>
    attempt(loadShipped(working), (text) => {
      if (text === undefined) showToast(t('tools.notOpened'), 'problem')
      else onReplace(text)
    })
  return (
    <div className="inline-flex max-w-full min-w-0 items-center gap-2 text-label/5 text-ink-soft">
      <label htmlFor={id}>{t('tools.open')}</label>
      <select id={id} className={control} value="" onChange={({ target }) => target.value !== '' && open(target.value)}>
        <option value="">{t('tools.choose')}</option>
        {shippedIds().map((working) => (
          <option key={working} value={working}>
            {`${className(working)} (${working})`}
          </option>
        ))}
      </select>
    </div>
  )
}

const ImportButton = ({ onReplace }: Pick<Props, 'onReplace'>) => {
  const { t } = useTexts('playground')
  const input = useRef<HTMLInputElement>(null)
  const attempt = useOutcome()
  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size > longestText) return showToast(t('tools.tooLarge', { name: file.name }), 'problem')
    attempt(file.text(), (text) => {
      if (text === undefined) showToast(t('tools.notRead', { name: file.name }), 'problem')
      else onReplace(textOfFile(text))
    })
  }
  return (
    <>
      <button type="button" className="button" data-size="small" onClick={() => input.current?.click()}>
        {t('tools.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('tools.import')}
        onChange={({ target }) => {
          take(target.files?.[0])
          // Allows choosing the same file again after a change.
          target.value = ''
        }}
      />
    </>
  )
}

const ShareButton = ({ textOf }: Pick<Props, 'textOf'>) => {
  const { t } = useTexts('playground')
  const { t: shell } = useTexts('shell')
  const attempt = useOutcome()
  const [length, setLength] = useState<number>()
  const share = () =>
    attempt(copyLinkTo(textOf(), copyText), (copied) => {
      if (copied === undefined) return showToast(shell('link.copyFailed'), 'problem')
      setLength(copied)
      showToast(t('tools.shared', { length: copied }))
    })
  return (
    <>
      <button type="button" className="button" data-size="small" onClick={share}>
        {t('tools.share')}
      </button>
      {length !== undefined && <Note>{t(length > safeLength ? 'tools.longLink' : 'tools.link', { length })}</Note>}
    </>
  )
}

export const DocumentTools = ({ textOf, name, onReplace }: Props) => {
  const { t } = useTexts('playground')
  const save = () => saveFile(`${name}.json`, new Blob([textOf()], { type: 'application/json' }))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <ShippedChoice onReplace={onReplace} />
      <button type="button" className="button" data-size="small" onClick={() => onReplace(writeDocument(newDocument))}>
        {t('tools.new')}
      </button>
      <ImportButton onReplace={onReplace} />
      <button type="button" className="button" data-size="small" onClick={save}>
        {t('tools.export')}
      </button>
      <ShareButton textOf={textOf} />
    </div>
  )
}
