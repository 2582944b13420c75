/** A logo with buttons to replace or remove it; a rejected file changes nothing. */
import { type ChangeEvent, useCallback, useId, useState } from 'react'
import { fileOfLogo, type LogoFault, logoLimits } from '../../../contract/site/logo.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { readLogo } from './read-logo.ts'

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
  return <img ref={show} alt={alt} />
}

export const LogoPicture = ({ logo, name }: { readonly logo: string | null; readonly name: string }) => {
  const { t } = useTexts('company')
  if (logo === null) return <span className="company-no-logo">{t('logo.none')}</span>
  return (
    <span className="company-picture">
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
    <fieldset className="company-logo">
      <legend>{label}</legend>
      <LogoPicture logo={logo} name={label} />
      <span className="kept-buttons">
        <label className="button" data-size="small">
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
      </span>
      <p id={`${id}-hint`} className="login-note">
        {t('logo.hint', { kilobytes: logoLimits.bytes / 1000, side: logoLimits.side })}
      </p>
      <p id={`${id}-fault`} role="alert" className="login-problem">
        {fault && t(`faults.${fault}`)}
      </p>
    </fieldset>
  )
}
