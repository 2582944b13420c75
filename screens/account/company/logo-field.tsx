/** A logo with buttons to replace or remove it; a rejected file changes nothing. */
import { type ChangeEvent, useCallback, useId, useState } from 'react'
import { fileOfLogo, type LogoFault, logoLimits } from '../../../contract/site/logo.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { readLogo } from './read-logo.ts'
import { ButtonRow } from '../centre/panel-section.tsx'
import { LoginNote, LoginProblem } from '../login-parts.tsx'

const Drawn = ({ logo, alt }: { readonly logo: string; readonly alt: string }) => {
  // Uses an object URL, the only address of unsaved data that the content security policy allows.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const { type, body } = fileOfLogo(logo)
      const address = URL.createObjectURL(new Blob([body], { type: type === 'svg' ? 'image/svg+xml' : 'image/png' }))
      image.src = address
      return () => {
        image.removeAttribute('src')
        URL.revokeObjectURL(address)
      }
    },
    [logo],
  )
  return <img ref={show} alt={alt} className="h-10 max-w-60 object-contain" />
}

export const LogoPicture = ({ logo, name }: { readonly logo: string | null; readonly name: string }) => {
  const { t } = useTexts('company')
  if (logo === null) return <span className="text-ink-soft">{t('logo.none')}</span>
  return (
    <span className="inline-flex min-h-14 items-center rounded-control bg-head px-3 py-2">
      <Drawn logo={logo} alt={t('logo.preview', { name })} />
    </span>
  )
}

type Props = {
  readonly label: string
  readonly logo: string | null
  readonly onChange: (logo: string | null) => void
}

export const LogoField = ({ label, logo, onChange }: Props) => {
  const { t } = useTexts('company')
  const id = useId()
  const [fault, setFault] = useState<LogoFault | 'unreadable'>()
  const { trigger } = useMutation(readLogo, (read) => {
    setFault('fault' in read ? read.fault : undefined)
    if ('logo' in read) onChange(read.logo)
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Allows choosing the same file again after a change.
    target.value = ''
    if (file) trigger(file)
  }
  return (
    <fieldset className="grid grid-cols-1 justify-items-start gap-1">
      <legend className="font-medium">{label}</legend>
      <LogoPicture logo={logo} name={label} />
      <ButtonRow>
        {/* The field itself is not seen. */}
        <label className="button has-focus-visible:outline-focus" data-size="small">
          <span aria-hidden="true">{t('logo.choose')}</span>
          <input
            type="file"
            className="sr-only"
            accept=".svg,.png,image/svg+xml,image/png"
            aria-label={t('logo.chooseFor', { name: label })}
            aria-describedby={`${id}-hint ${id}-fault`}
            onChange={choose}
          />
        </label>
        {logo !== null && (
          <button
            type="button"
            className="button"
            data-size="small"
            data-kind="quiet"
            aria-label={t('logo.removeNamed', { name: label })}
            onClick={() => trigger(null)}
          >
            {t('logo.remove')}
          </button>
        )}
      </ButtonRow>
      <LoginNote id={`${id}-hint`}>{t('logo.hint', { kilobytes: logoLimits.bytes / 1000, side: logoLimits.side })}</LoginNote>
      <LoginProblem id={`${id}-fault`} role="alert">
        {fault && t(`faults.${fault}`)}
      </LoginProblem>
    </fieldset>
  )
}
