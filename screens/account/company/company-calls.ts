/** Calls of company administrators. */
import { companyState, type CompanyState } from '../../../contract/site/company-state.ts'
import { errorCodes } from '../../../contract/errors.ts'
import { companyUsers, type PermissionChange, permissions } from '../../../contract/people/people.ts'
import { siteInfo } from '../../../contract/site/site-calls.ts'
import { askPeople, tellPeople } from '../../base/people/account-calls.ts'
import { changeSite } from '../../base/site/site.ts'
import { ApiError, type CallOptions, getAnswer } from '../../base/api/api.ts'

export const readCompany = (options: CallOptions) => askPeople({ path: 'CompDetail/Get', shape: companyState }, options)

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'refused' && error.failure.code === errorCodes.changedMeanwhile.code

/** Updates the site settings in this document. */
const showOnPages = async (options: CallOptions): Promise<void> => {
  const { page } = await getAnswer({ base: 'company', path: 'site_info', query: {} }, (data) => siteInfo.safeParse(data).data, options)
  changeSite(page)
}

export type Saved = { readonly isStored: boolean; readonly state: CompanyState }

/**
 * Stores the details of the company.
 *
 * @returns the stored details, which differ from those sent if another user has changed them meanwhile
 */
export const saveCompany = async (company: CompanyState, options: CallOptions): Promise<Saved> => {
  try {
    const state = await tellPeople({ path: 'CompDetail/Update', body: company, shape: companyState }, options)
    // Other documents load the new settings anyway.
    await showOnPages(options).catch(() => undefined)
    return { isStored: true, state }
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    return { isStored: false, state: await readCompany(options) }
  }
}

export type PeopleQuery = { readonly page: number; readonly size: number; readonly keyword: string; readonly order: string }

export const readPeople = ({ page, size, ...query }: PeopleQuery, options: CallOptions) =>
  askPeople({ path: 'UserButPer/GetUsers', query: { ...query, page: String(page), size: String(size) }, shape: companyUsers }, options)

export const setPermission = (change: PermissionChange, options: CallOptions) =>
  tellPeople({ path: 'UserButPer/SetUserPermission', body: change, shape: permissions }, options)
