/** What every page of the route table offers, what its calls need, and what the service answers them. */
import { fileKinds } from '../../../contract/files/files.ts'
import { type Permission, permissionNames } from '../../../contract/people/people.ts'
import type { Access, Role } from '../../../contract/people/rights.ts'
import { pairAddress } from './assembly-answers.ts'
import { directoryAnswer } from './directory-answers.ts'
import { groupAnswer, groupDetails, groupList } from './group-answers.ts'
import { filterGroupRequest } from '../../../contract/directory/choice-groups.ts'

/** What the company has given to whom; its administrators and the operator hold all. */
export const granted: Readonly<Record<Role, readonly Permission[]>> = {
  visitor: [],
  user: [],
  agent: ['download2d'],
  companyAdmin: permissionNames,
  operator: permissionNames,
}

const to = (resource: string, action: string): Access => ({ resource, action })

/** The right that each call of a page needs; the first match counts. */
export const calls: readonly (readonly [RegExp, Access])[] = [
  [/RecordDownload\/GetTypes/, to('site', 'read')],
  [/RecordDownload\/GetList/, to('download', 'read')],
  [/RecordDownload\/|log\/download/, to('file', 'add')],
  [/CompDetail\/Get/, to('company', 'read')],
  [/UserButPer\/GetUserButPer/, to('permission', 'read')],
  [/UserButPer\/GetUsers/, to('companyPeople', 'read')],
  [/OperatorRecord\//, to('record', 'read')],
  [/OperatorUsage\//, to('usage', 'read')],
  [/RecordSubmission\//, to('submission', 'read')],
  [/RecordInquiry\/Shared/, to('sharedInquiry', 'read')],
  [/RecordInquiry\//, to('inquiry', 'read')],
  [/CompanyInquiry\//, to('companyInquiry', 'read')],
  [/RecordSelection\//, to('selection', 'read')],
  [/RecordCollect\//, to('favourite', 'read')],
  [/RecordShopping\//, to('shopping', 'read')],
  [/RecordProject\/Shared/, to('sharedProject', 'read')],
  [/Project\//, to('project', 'read')],
  [/User\/SignIns/, to('signIn', 'read')],
  [/User\/Merge/, to('selection', 'add')],
  [/User\/|site-user\//, to('account', 'read')],
  [/log\/(?:behaviour|error)|Log/, to('errorLog', 'add')],
  [/CompSampleBook|CompNews|CompDocument|CompInformation/, to('site', 'read')],
  [/CompImage\//, to('site', 'read')],
  [/ProdClass\/|Sheets\/|Batch\//, to('catalogue', 'read')],
]

const detail = {
  comp_name: 'Linea',
  comp_out_name: null,
  comp_out_name_en: null,
  phone: null,
  phone_share: false,
  email: null,
  address: null,
  address_en: null,
  official_site: null,
  chat_url: null,
  logo: null,
  logo_square: null,
}
/** What everybody reads of the company. */
const publicDetail = {
  comp_name: 'Linea',
  comp_out_name: 'Linea',
  comp_out_name_en: 'Linea',
  logo: null,
  logo_square: null,
  logo_pc_sole: null,
  wx_share_logo: null,
  wechat_url: null,
  phone: null,
  phone_share: false,
  site_key: 'linea',
}
const picture = { path: '/site/one.png', width: 40, height: 60, alt: 'A picture' }
const article = { language: 'en', demo: true, date: '2026-11-24', id: 'a', title: 'An article', summary: 'In short' }

const inquiryAnswer = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'SW-303-7f3a91c2',
  time: '2026-11-30T10:00:00.000Z',
  changed: '2026-11-30T10:00:00.000Z',
  state: 'answered',
  quantity: 2,
  neededBy: null,
  contact: 'Ada',
  message: '',
  answer: 'Offer 4711',
  version: 2,
  page: '/assembly/303/screw=a',
  conditions: 'Vertical',
  selection: { v: 2, calculator: '303', inputs: {} },
  assembly: {
    calculator: '303',
    reference: 'SW-303-7f3a91c2',
    parts: [],
    joints: [],
    flows: [],
    state: 'complete',
    governing: { at: 'ball-screw/life', utilisation: 0.5 },
    basis: 'published',
    figures: {},
  },
  catalogue: 'v1',
  since: [],
}

export const answers: readonly (readonly [RegExp, (role: Role) => unknown])[] = [
  [/GetTypes/, () => ({ list: Object.values(fileKinds).map(({ type, extension }) => ({ downloadType: type, extension })) })],
  [/GetUserButPer/, (role) => ({ infoReview: granted[role] })],
  [/CompDetail\/Get/, () => ({ version: '1', detail })],
  [
    /GetUsers/,
    () => ({ list: [{ id: 'a', account: '138****0001', role: 'user', since: '2026-11-25T10:00:00.000Z', infoReview: [] }], count: 1 }),
  ],
  [/MyRecordCount/, () => ({ selection: 0, download: 0, collect: 0, shopping: 0 })],
  [/SignIns|GetUserAgents/, () => []],
  [
    /RecordDownload\/GetList/,
    () => ({
      list: [
        {
          id: 'a',
          selectionID: 'WTF/THK-WTF2040-2',
          downloadType: fileKinds.step.type,
          orderParams: [],
          unit: 0,
          skuName: 'WTF2040-2',
          name: 'WTF2040-2',
          extension: 'stp',
          contentLength: 90_000,
          fetched: '2026-11-25T10:00:00.000Z',
        },
      ],
      count: 1,
    }),
  ],
  [/GetDays/, () => ({ days: [], list: [], count: 0 })],
  [
    /RecordProject\/Shared/,
    () => ({
      name: 'Lift 7',
      customer: '',
      number: '',
      ends: '2999-01-01T00:00:00.000Z',
      selections: [{ name: 'Main drive', selection: { v: 1, calculator: '30', inputs: {} }, snapshot: null }],
    }),
  ],
  [/Inquiry\/(?:GetDetails|Shared)/, () => inquiryAnswer],
  [/CompSampleBook\/GetDetail/, () => ({ ...article, cover: picture, pageCount: 1, pages: [picture] })],
  [/Comp(?:News|Information)\/GetDetail/, () => ({ ...article, picture: null, body: ['Text'] })],
  [/GetSolution/, () => []],
]

/** The answer of the directory and of groups of parts; undefined for any other call. */
export const catalogueAnswer = (address: string, body: string | undefined): unknown => {
  if (address.includes('FilterLectoGroup')) return groupAnswer(filterGroupRequest.parse(JSON.parse(body ?? '')))
  if (address.includes('GetLectoGroups')) return groupList
  if (address.includes('GetLectoGroup')) return groupDetails
  if (address.startsWith('/share/comp_detail')) return publicDetail
  return /\/Prod\/|FilterLectotype/.test(address) ? directoryAnswer(address, body) : undefined
}

export interface Offer {
  /** Accessible name of a button, link or field. */
  readonly name: string
  readonly access: Access
  /** Buttons that a site may have to grant. */
  readonly needs?: readonly Permission[]
  /** It is there for visitors too: they are asked to log in, or it stays in their browser. */
  readonly forVisitors?: boolean
}

/** A page of the route table. `settled`: what is shown to everybody when the page is complete. */
export interface WalkedPage {
  /** Its pattern in the route table. */
  readonly route: string
  readonly hash: string
  readonly settled: string
  /** What not everybody may use, or what has to be granted; nothing else of the kind is on the page. */
  readonly offers: readonly Offer[]
}

const offer = (name: string, resource: string, action: string, more: Partial<Offer> = {}): Offer => ({
  name,
  access: to(resource, action),
  ...more,
})
const page = (route: string, hash: string, settled: string, offers: readonly Offer[] = []): WalkedPage => ({ route, hash, settled, offers })
/** One on which everybody may do everything. */
const open = (route: string, settled: string, hash: string = route): WalkedPage => page(route, hash, settled)

/** At least one page of every route, in the order of the table. */
export const pages: readonly WalkedPage[] = [
  open('/', 'What do you want to move?'),
  open('/search', 'Search: WTF2040', '/search?q=WTF2040'),
  open('/check-report', 'Verify a report'),
  open('/playground/*?', 'Playground', '/playground'),
  open('/batch/:id', 'Download the template', '/batch/30'),
  open('/lecto-custom/:address/:id/:screw/:guide/:motor', 'Linear axis', '/lecto-custom/linear-axis/303/a/b/c'),
  open('/selection-in/calc_0', 'Choose a product class'),
  open('/selection', 'Product directory'),
  open('/selection/params', 'Product directory'),
  open('/selection/prod-directory', 'Product directory'),
  open('/selection-in/params_0', 'Product directory'),
  open('/selection/more', 'More ways to select'),
  open('/selection/serieslist/:rid', 'Entire series', '/selection/serieslist/ball-screw'),
  open('/serieslist/:rid', 'Entire series', '/serieslist/ball-screw'),
  open('/lectogroup', 'Reducer with servo motor', '/lectogroup?group=gear-servo'),
  open('/lectoscheme', 'Complete drives'),
  open('/entrance/lecto-by-params', 'Find a model by its data'),
  open('/embed/selection-detail', 'Select a component'),
  open('/productslecto', 'serviceID is empty', '/productslecto//x'),
  open('/productslecto/:serviceID/:driveID', 'WTF', '/productslecto/WTF/~20'),
  page('/productslecto/:serviceID/:driveID', '/productslecto/ball-screw/sku-0', 'Other models', [
    offer('Print', 'catalogue', 'read', { needs: ['report'] }),
    offer('drawing (PDF)', 'file', 'add', { needs: ['download2d'], forVisitors: true }),
    offer('drawing (DXF)', 'file', 'add', { needs: ['download2d'], forVisitors: true }),
    offer('STEP model', 'file', 'add', { needs: ['download3d'], forVisitors: true }),
    offer('data sheet (XLSX)', 'file', 'add', { forVisitors: true }),
    offer('all files (ZIP)', 'file', 'add', { needs: ['download2d', 'download3d'], forVisitors: true }),
    offer('Send by e-mail', 'file', 'add', { needs: ['download2d', 'download3d', 'email'], forVisitors: true }),
  ]),
  page('/assembly/:id/*', pairAddress, 'Parts to order', [
    offer('Print', 'catalogue', 'read', { needs: ['report'] }),
    offer('Sizing report (PDF)', 'file', 'add', { needs: ['report'], forVisitors: true }),
    offer('STEP model', 'file', 'add', { needs: ['download3d'], forVisitors: true }),
    offer('Drawing (PDF)', 'file', 'add', { needs: ['download2d'], forVisitors: true }),
    offer('Drawing (DXF)', 'file', 'add', { needs: ['download2d'], forVisitors: true }),
    offer('Parts list (CSV)', 'file', 'add', { forVisitors: true }),
    offer('All files (ZIP)', 'file', 'add', { needs: ['download2d', 'download3d', 'report'], forVisitors: true }),
  ]),
  page('/usercenter/:part?', '/usercenter/comp-detail', 'Company details', [
    offer('Save', 'company', 'change'),
    offer('Search', 'companyPeople', 'read'),
  ]),
  page('/usercenter/:part?', '/usercenter/my-account', 'My account', [
    offer('Download all data', 'account', 'read'),
    offer('Delete account', 'account', 'remove'),
  ]),
  page('/usercenter/:part?', '/usercenter/projects', 'Projects', [offer('New project', 'project', 'add')]),
  page('/usercenter/:part?', '/usercenter/download-list', 'Download list', [offer('Type', 'download', 'read')]),
  page('/desktop/download', '/desktop/download', 'Download list', [offer('Type', 'download', 'read')]),
  page('/usercenter/:part?', '/usercenter/user-selection', 'My selection', [offer('Operator', 'record', 'read')]),
  page('/usercenter/:part?', '/usercenter/collect-list', 'Favourites', [offer('Operator', 'record', 'read')]),
  page('/usercenter/:part?', '/usercenter/shopping-list', 'Shopping list', [offer('Operator', 'record', 'read')]),
  page('/usercenter/operator/usage', '/usercenter/operator/usage', 'Usage', [offer('Period', 'usage', 'read')]),
  page('/usercenter/operator/:number?', '/usercenter/operator', 'Submitted records', [
    offer('Number', 'record', 'read'),
    offer('Usage', 'usage', 'read'),
  ]),
  open('/usercenter/projects/:id', 'Projects', '/usercenter/projects/00000000-0000-4000-8000-000000000001'),
  open('/usercenter/inquiries/:id', 'Requests for quotation', '/usercenter/inquiries/00000000-0000-4000-8000-000000000001'),
  page('/share/:token', `/share/${'x'.repeat(43)}`, 'Main drive', [
    offer('Open Main drive', 'sharedProject', 'read'),
    offer('Save a copy of Main drive', 'selection', 'add', { forVisitors: true }),
  ]),
  open('/quotation/:token', inquiryAnswer.reference, `/quotation/${'x'.repeat(43)}`),
  open('/news', 'News'),
  open('/news/:id', 'An article', '/news/a'),
  open('/information', 'Information'),
  open('/information/:id', 'An article', '/information/a'),
  open('/documents', 'Documents'),
  open('/samplebooks', 'Sample books'),
  open('/samplebooks/:id', 'An article', '/samplebooks/book'),
  open('/contact', 'Contact'),
  open('/desktop/compInfo', 'Linea'),
  open('/help', 'Help'),
  open('/selection/:page', 'Start matching', '/selection/calc_30'),
  open('/selection/:page', 'Turntable', '/selection/calc_121'),
  open('/selection-in/:page', 'Start matching', '/selection-in/calc_30'),
  open('/calculation/calc/0/:id', 'Start matching', '/calculation/calc/0/30'),
  open('/calculation/calc/1/:id', 'Start matching', '/calculation/calc/1/30'),
  open('/lecto-custom/:address/:id?/:type?/:part?', 'Lift platform', '/lecto-custom/lift-platform'),
]
