/** The user's downloads, by type and page, with a button to download each again. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type * as z from 'zod/mini'
import { downloadList, fileKinds } from '../../../contract/files/files.ts'
import { recordPage } from '../../../contract/saved/saved-items.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { askPeople } from '../../base/people/account-calls.ts'
import { describeFailure } from '../../base/api/api.ts'
import { askFile } from '../../base/api/ask-file.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { sizeText, useKindName } from '../../ui/files/file-words.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { showToast } from '../../ui/toast.tsx'
import { pathOf } from './saved-model.ts'
import { EmptyList } from './empty-list.tsx'
import { FileIcon } from './list-icons.tsx'
import { ListPages, Loading, useDates } from './list-parts.tsx'
import { ActionCell, Cell, ListTable, NameCell, TableRow } from './list-table.tsx'
import { Toolbar, ToolbarSelect } from './toolbar.tsx'

type Downloads = z.infer<typeof downloadList>
type Download = Downloads['list'][number]
/** `type` is '' for all types. */
type Params = { readonly page: number; readonly type: string; readonly locale: Locale }

const service = 'RecordDownload'

const downloads: Query<Params, Downloads> = {
  name: 'files.downloads',
  load: ({ page, type, locale }, signal) => {
    const query = { page: String(page), size: String(recordPage.usual), ...(type !== '' && { DownloadType: type }) }
    return askPeople({ path: `${service}/GetList`, query, shape: downloadList }, { locale, signal })
  },
}

/** Long enough for large files. */
const fetchTimeoutMs = 600_000

/** Previews on pages do not count as downloads. */
const types = Object.values(fileKinds)
  .map(({ type }) => type)
  .filter((type) => type !== fileKinds.preview.type)

/** Button that downloads a file again, which does not count as another download. */
const Again = ({ download: { id, name, extension } }: { readonly download: Download }) => {
  const { t } = useTexts('files')
  const { t: content } = useTexts('content')
  const { t: shell } = useTexts('shell')
  const whole = `${name}.${extension}`
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) =>
      askFile({ address: `/api/${service}/Download?id=${encodeURIComponent(id)}` }, { ...options, timeoutMs: fetchTimeoutMs }),
    (file) => saveFile(whole, file),
  )
  useEffect(() => {
    if (failure) showToast(content('download.failed', { name: whole, reason: describeFailure(failure, shell) }), 'problem')
  }, [failure, whole, content, shell])
  return (
    <button
      type="button"
      className="button"
      data-size="small"
      disabled={isMutating}
      aria-label={t('list.againNamed', { name: whole })}
      onClick={() => trigger(undefined)}
    >
      {t('window.fetch')}
    </button>
  )
}

const Row = ({ download }: { readonly download: Download }) => {
  const { locale } = useTexts('files')
  const kindName = useKindName()
  const date = useDates()
  const { selectionID, skuName, name, extension, downloadType, contentLength, fetched } = download
  const path = pathOf(selectionID)
  return (
    <TableRow>
      <NameCell note={path === undefined ? skuName : <Link href={path}>{skuName}</Link>}>
        {name}.{extension}
      </NameCell>
      <Cell>
        {kindName(downloadType)} · {sizeText(contentLength, locale)}
      </Cell>
      <Cell>
        {fetched !== '' && (
          <time className="whitespace-nowrap" dateTime={fetched}>
            {date(fetched)}
          </time>
        )}
      </Cell>
      <ActionCell>
        <Again download={download} />
      </ActionCell>
    </TableRow>
  )
}

const TypeChoice = ({ type, onChoose }: { readonly type: string; readonly onChoose: (type: string) => void }) => {
  const { t } = useTexts('files')
  const kindName = useKindName()
  return (
    <Toolbar>
      <ToolbarSelect label={t('list.type')} value={type} onChange={onChoose}>
        <option value="">{t('list.all')}</option>
        {types.map((one) => (
          <option key={one} value={one}>
            {kindName(one)}
          </option>
        ))}
      </ToolbarSelect>
    </Toolbar>
  )
}

export const DownloadList = () => {
  const { t, locale } = useTexts('files')
  const { t: centre } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  const { t: frame } = useTexts('frame')
  const columns = [
    { id: 'file', head: centre('name') },
    { id: 'type', head: t('list.type'), className: 'w-1/4' },
    { id: 'saved', head: centre('heads.saved'), className: 'w-40' },
  ]
  const [{ page, type }, setLook] = useState({ page: 1, type: '' })
  const { data, failure, retry } = useQuery(downloads, { page, type, locale }, { keepPreviousData: true })
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / recordPage.usual))
  return (
    <>
      {(data?.count !== 0 || type !== '') && <TypeChoice type={type} onChoose={(chosen) => setLook({ page: 1, type: chosen })} />}
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data?.count === 0 && (
        <EmptyList
          title={type === '' ? centre('noDownloads') : shell('common.empty')}
          icon={<FileIcon />}
          {...(type === '' && { way: { href: '/selection/prod-directory', text: centre('browse') } })}
        >
          {type === '' && t('list.hint')}
        </EmptyList>
      )}
      {data && data.list.length > 0 && (
        <ListTable name={frame('entries.download-list')} columns={columns} actions="w-30">
          {data.list.map((download) => (
            <Row key={download.id} download={download} />
          ))}
        </ListTable>
      )}
      <ListPages page={Math.min(page, pages)} pages={pages} onPage={(next) => setLook({ page: next, type })} />
    </>
  )
}
