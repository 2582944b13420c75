/** Documentation of the calls and messages of the console. */
export const texts = {
  title: 'Sizewright: selection service',
  description:
    'Sizes motion components from working conditions and matches them with a catalogue. A successful answer has code 0 and its data in “data”; any other code comes with a message in your language and, where single values are at fault, with “issues”.',
  siteTag: 'State and settings of this site',
  skuSelectionTag: 'Parameter selection: the SKUs of a class',
  productTag: 'Products: one model with everything that is known of it',
  versionTag: 'Versions of the catalogue',
  reportTag: 'Reports',
  directoryTag: 'Product directory: categories, series, filters and what can be chosen of them',
  searchTag: 'Search: models by name, id or order code',
  peopleTag: 'People: accounts, signing in, what they keep',
  contentTag: 'Published content of the site: news, documents, sample books, information, their pictures',
  logTag: 'What the pages tell: their use and their faults',
  operatorTag: 'Operator: submitted records and usage',
  batchTag: 'Tables of working conditions: many calculations at once',
  sheetTag: 'Files of what a page shows: lists of parts, comparisons',
  calculatorTag: 'Calculators: which a site has, each as a document; those of its folder by their working id',
  fileTag: 'Files of models: drawings, solids, lists; what one has fetched',
  bearer: 'Token of a sign-in',
  companyTag: 'Company: the site that is asked, its switches, colours and layout',
  languageTag: 'Languages and their texts',
  success: 'Answer with code 0',
  calls: {
    calculatorList: {
      summary: 'List of calculators',
      description:
        'Every calculator of the site that is a form: its place on the start page, what it is called in your language, in which languages it has texts. “ofSite”: it comes from the folder of the site.',
    },
    calculatorDocument: {
      summary: 'Calculator as a document',
      description:
        'The schema of a calculator and its texts in your language, or in the first that it has. Its “request” names the call that the form makes.',
    },
    batchTemplate: {
      summary: 'Template of a table',
      description:
        'An XLSX workbook with a column for each input of the calculator, an example row, and in a second table what may stand in each column.',
    },
    batchCalculate: {
      summary: 'Calculate a table',
      description:
        'Reads an XLSX or CSV table of up to 1000 rows by the rules of the form and calculates every row: the best model with its governing check, or the nearest and why none fits. What is wrong with a row is told with its column and disturbs no other. A file that cannot be read is refused with the reason.',
    },
    batchFile: {
      summary: 'The same as a workbook',
      description: 'Calculates a table as Calculate does and answers with an XLSX workbook.',
    },
    partsList: {
      summary: 'List of parts as XLSX',
      description: 'Entries of a shopping list as a bill of materials. Models are looked up in the catalogue of now.',
    },
    partsListCsv: {
      summary: 'List of parts as CSV',
      description: 'The same as a CSV table (UTF-8). Cells that look like a formula begin with an apostrophe.',
    },
    comparison: {
      summary: 'Comparison as XLSX',
      description:
        'Models side by side: a row for each property, the unit in a column of its own. Names and numbers are laid out as they are sent.',
    },
    init: { summary: 'Options of the form', description: 'Lists of options that a form of this class needs before a calculation.' },
    calculation: {
      summary: 'Models that fit',
      description:
        'The models that pass every check, best first. No match is an answer too: an empty list. “units” says the unit of each figure of the models.',
    },
    explanation: {
      summary: 'Why models fit or not',
      description:
        'Assumptions, demands, and every model of the family with each of its checks. Where nothing matches: the nearest models and the smallest change of one input that would make each fit.',
    },
    check: {
      summary: 'Size a component you describe',
      description: 'The same sizing for a component given by its figures, without the catalogue, with every intermediate value.',
    },
    threePhase: {
      summary: 'Reducers with a three-phase motor',
      description:
        'Pairs of a reducer and a three-phase motor, best first: every stated demand lies inside its tolerance, the flange fits, speed and heat are within their limits. fB = T2N / T2. An empty object asks for nothing and finds everything.',
    },
    servo: {
      summary: 'Reducers for a servo motor',
      description:
        'Reducers for a motor of the catalogue (sku) or a described one (stlMotor): shaft and flange fit, the rated torque is borne. iList holds the ratios found; ratio picks one of them.',
    },
    manual: {
      summary: 'Reducers by torque and ratio',
      description: 'Reducers whose rated torque and ratio lie inside the tolerances; no motor is looked at.',
    },
    reducerExplanation: {
      summary: 'Why reducers fit or not',
      description:
        'For a request of one of the three modes: the pairs of its list, or the one named by skuID (and motorSku), each with every check and value; with only = failed the gear units that fit with no motor, the nearest 300 of them. Where nothing matches: the nearest pairs with the change of one demand that each needs.',
    },
    reducerCheck: {
      summary: 'Size a reducer you describe',
      description: 'The same sizing for a reducer, and in three-phase mode its motor, given by their figures.',
    },
    rotaryInit: {
      summary: 'Scenes of rotating platforms',
      description: 'Load types with their inputs: unit, default and, where it depends on no other input, the range.',
    },
    workingFirst: {
      summary: 'What a scene demands',
      description:
        'Inertia, speed, torques and loads of one scene, and the torque over one cycle. Every input is sent once, in any unit of its kind.',
    },
    workingSecond: {
      summary: 'Platforms for a demand',
      description:
        'Platforms each with the best servo motor for it (none where it is built in), best first, for the rows of WorkingFirst. selectList: the ratios and kinds of platform that fit, with the number of platforms of each; recommended is the ratio of the first platform of the list, whatever drives it.',
    },
    rotaryServo: {
      summary: 'Platforms for a servo motor',
      description:
        'Platforms for a motor of the catalogue (sku), a described one (stlMotor), or any motor where neither is sent. matchList tells how well the inertia ratio fits.',
    },
    rotaryExplanation: {
      summary: 'Why platforms fit or not',
      description:
        'The platforms of a list, each with its best motor, or the one named by skuID (and motorSku), each with every check and value; with only = failed the platforms that fit with no motor, with the motor with which each misses by least. Where nothing matches: the choice that keeps everything out (of the ratio with the nearest that helps), or the nearest platforms with how much less of one row would do.',
    },
    rotaryCheck: {
      summary: 'Size a platform you describe',
      description:
        'The same sizing for a platform and its motor, given by their figures; without a motor the platform is judged by itself.',
    },
    axis: {
      summary: 'Axes for working conditions',
      description:
        'Ball screws, each with the guides and the servo motor that make an axis of it, best first: every part is sized by its own family for what the axis asks of it, with the friction of the guides in the force of the screw and the inertia of the screw at the motor. parts: what is ordered.',
    },
    axisExplanation: {
      summary: 'Why axes fit or not',
      description:
        'The axes of a list, or the one of the screw named by skuID, each with every check and value of all parts; with only = failed the screws that pass with no guides and motor. Where nothing matches: the nearest axes with how much less of one condition would do.',
    },
    axisCheck: {
      summary: 'Size an axis you describe',
      description: 'The same sizing for a screw, guides and a motor given by their figures.',
    },
    submitRecord: {
      summary: 'Submit a calculated scene',
      description:
        'Stores the inputs of a scene with what results from them, for the manufacturer. The results are calculated again here. A call repeated with the same submissionID is stored once and answered with the same record.',
    },
    skuSelectionParams: {
      summary: 'Filter parameters of a class',
      description: 'The parameters that the SKUs of a class are filtered by, with every value that they have.',
    },
    skuSelectionFilter: {
      summary: 'SKUs that a filter leaves',
      description:
        'A page of the SKUs that meet the filters, the keyword and the figures of a calculation, and the values that can still be chosen, with counts.',
    },
    skuSelectionDetermine: {
      summary: 'Parameters that a choice leaves one value of',
      description:
        'Which values follow from the given ones (only figures and grouped lists determine: types 1, 5, 6, 7), how many SKUs have them, and the SKU where it is one alone.',
    },
    workingScenes: {
      summary: 'Working scenes of a class',
      description: 'The scenes that a class calculates with, in the order of the tiles.',
    },
    workingSceneInit: {
      summary: 'Parameters of a working scene',
      description: 'What a scene asks for, with units and defaults.',
    },
    workingSceneCalculation: {
      summary: 'Calculate a working scene',
      description:
        'What a scene demands of a platform: as figures that the calculations take, and as a table. The same calculation as WorkingFirst.',
    },
    classList: {
      summary: 'Models of a class',
      description: 'The models of a class in their published order, page by page, with their technical figures.',
    },
    product: {
      summary: 'A model of the catalogue',
      description:
        'Every technical figure of a model with its unit, where it comes from, the calculators that size it, the next sizes of its series and models of other makers of the same size. A figure that the maker does not state is null.',
    },
    orderCode: {
      summary: 'What an order code says',
      description:
        'The model that a code names, how it is made, and how much of the code is understood. Where something is wrong, models with a similar name are given.',
    },
    seriesRoots: { summary: 'Categories of the directory', description: 'Id and name of every root category: a family of the catalogue.' },
    seriesRootsPC: {
      summary: 'The whole directory',
      description:
        'Every root category with its series and their filters. The first filter of a series is the whole of it (its driveID is ~). A picture of a series is drawn from its sample.',
    },
    seriesRootDetails: { summary: 'Series of a category', description: 'Id and name of the series of a root category.' },
    seriesRootDetailsPC: { summary: 'A category with its series and filters', description: 'The same as one entry of GetSeriesRootsPC.' },
    filterDetails: {
      summary: 'What a filter can be narrowed by',
      description:
        'The parameters that tell the models of a filter apart, with their values. A parameter that is fixed by the filter is unable. key is the class for FilterLectotypeParams; figures are the columns that a list of the models shows.',
    },
    filterDetailsByParams: {
      summary: 'What choices leave of a series',
      description: 'The filter of a series that some choices lead to, and the values that still find something under them.',
    },
    searchFilters: {
      summary: 'Search the directory',
      description:
        'Filters with each word of the keyword in their name or that of their series, maker or category; all of them without a keyword.',
    },
    productsByClass: { summary: 'Models of a category', description: 'The models of a root category in rank order, page by page.' },
    searchProducts: {
      summary: 'Search models',
      description: 'Models with the keyword in their name or id, those whose name begins with it first; all of them without a keyword.',
    },
    productsByRootClass: { summary: 'Series of a category, by class', description: 'Every series of a root category with its filters.' },
    solutions: {
      summary: 'Complete drives',
      description: 'The whole drives that can be sized, each with the calculators that it is sized by one after the other.',
    },
    prodWorking: {
      summary: 'Calculators that lead to a product',
      description:
        'The working classes whose results are models of the category of a series (“serviceID”) or of a model (“prodId”); all of them without either. “cid” is the category.',
    },
    filtersByIcon: {
      summary: 'Filters by the picture of a product',
      description: 'The filters of a series that lead to a model which this picture stands for.',
    },
    modelParams: {
      summary: 'Parameters of a model’s series',
      description: 'What the models of its series differ in; “value” is what this model has, empty where the maker does not state it.',
    },
    filterModelParams: {
      summary: 'Narrow a model’s series',
      description: 'The models of its series that meet all choices, page by page, and which values still find something.',
    },
    filterByClass: { summary: 'Filters of a series', description: 'The filters of one series, page by page: the whole first.' },
    classParams: { summary: 'Parameters of a category', description: 'What the models of a category differ in, with every value.' },
    filterClassParams: {
      summary: 'Narrow a category',
      description: 'The models of a category that meet all choices, page by page, and which values still find something.',
    },
    filterProduct: {
      summary: 'Models of a category under choices',
      description: 'The models of a category that meet all choices, as lists name them; all of them with an empty body.',
    },
    lectoGroups: {
      summary: 'Groups of two choices',
      description: 'What is chosen in two sections that narrow each other: a gear unit or platform, and its motor.',
    },
    lectoGroup: { summary: 'One group', description: 'What the two sections of a group can be chosen by.' },
    filterLectoGroup: {
      summary: 'Narrow a group',
      description:
        'What the choices of both sections leave: models that meet them and fit a model that the other section leaves, for certain. Models of which that is not known are counted in “notKnown” and never listed. “pair” says part by part how two chosen models go together.',
    },
    searchStarted: {
      summary: 'Is search on',
      description: 'Whether models can be searched for. The body is empty.',
    },
    searchResult: {
      summary: 'Models that a keyword finds',
      description:
        'A page of the models whose name or id contains the keyword: exact names first, then those that begin with it, then the rest, series by series in catalogue order; the case of letters does not count. “hits” says where the keyword stands. A complete order code finds its model (match orderCode). Where nothing or little contains the keyword, names that are spelled alike follow (match similar): O for 0, a hyphen too few, one character wrong.',
    },
    searchAnalysis: {
      summary: 'Parameters of a hit',
      description:
        'What the page of parameter choice begins with: “tabInfo” is a JSON text with “filters” (ParamName, ParamType, Value) of the model, and what an order code as keyword says beyond its name. Empty values and switches (type 8) are left out.',
    },
    asOf: {
      summary: 'Answers by a version of the catalogue',
      description:
        'The answers to calculations and explanations by the version that is named, or that of now: what was recommended when something was saved, and what is now. An answer is null where the version cannot give one, as it has no model that is named. “skus” asks for the rows of these models, and leaves only their lines in a ledger.',
    },
    checkReport: {
      summary: 'Check a report',
      description:
        'Says what a proof report is: calculated again by the versions that it names, written anew, and held against the document byte by byte. “differences” names what the document says and what comes out; a report of another catalogue or program is compared with the results of now. The document is base64, at most 10 MB; nothing of it is kept.',
    },
    siteInfo: { summary: 'Site', description: 'What the site offers, and in “page” what its pages need to know.' },
    companyConfig: {
      summary: 'Settings of the company',
      description: 'Status, languages as the wire calls them with the kind of their switch, and the addresses that pages lead to.',
    },
    companyDetail: {
      summary: 'The company',
      description: 'Names, pictures and phone number. A picture is an address; null where there is none.',
    },
    pageTheme: {
      summary: 'Colours',
      description: 'The seven colours of the theme; what the site leaves out follows from its main colour.',
    },
    switches: { summary: 'Switches of the login', description: 'Which ways of signing in the site has.' },
    layoutData: { summary: 'Layout', description: 'Header and selection: height, what is hidden, the order of the tabs.' },
    layoutInfo: { summary: 'One part of the layout', description: 'The part with this name.' },
    layoutInfos: { summary: 'Parts of the layout', description: 'Every part with its name.' },
    pageLayout: { summary: 'Layout of the pages', description: 'Header and selection, as comp/layoutData.' },
    companyFiles: {
      summary: 'Files of the company',
      description: 'The files that its pages load, each with type and address: colours, and the logo where there is one.',
    },
    companyData: { summary: 'Data of the company', description: 'Settings, company, files, layout, switches and colours in one answer.' },
    companyDataOne: { summary: 'One of these data', description: 'The data of this name.' },
    companyValue: { summary: 'One value of the company', description: 'The value of this key; null where it is not set.' },
    siteValue: { summary: 'One value of the site', description: 'The value of this key; null where it is not set.' },
    languageStore: {
      summary: 'Languages',
      description: 'The languages of the site, the default one first, each with the address of its texts.',
    },
    languageVersion: { summary: 'Version of the texts', description: 'Changes with any text of any language.' },
    localeData: { summary: 'Texts of a language', description: 'What every page and the start page say.' },
    sendPhoneCode: {
      summary: 'Send a code',
      description:
        'Sends six digits to a phone number or e-mail: type 1 signing in, 2 a new password, 3 another e-mail. The answer is the same whether there is an account or not. A code has five tries and five minutes; another one may be asked for after 60 s.',
    },
    loginPC: {
      summary: 'Sign in with a code',
      description:
        'Signs in with the code that was sent; an account that does not exist is made, unless the company lets in its own alone.',
    },
    accountLogin: {
      summary: 'Sign in with a password',
      description: 'An unknown account and a wrong password are answered alike, in the same time.',
    },
    fixedLogin: {
      summary: 'Sign in without an account',
      description: 'For companies whose phone is shown and whose sign-in is off: makes an account of its own for this browser.',
    },
    accountCheck: {
      summary: 'Check an account',
      description: 'Whether the password is right and the account may sign in; without the right password every account is answered alike.',
    },
    userLoginIsVerify: {
      summary: 'May this phone sign in',
      description: 'Answers alike for every number: whether the site lets people sign in.',
    },
    userUpdate: { summary: 'Change the e-mail', description: 'With a code of type 3 that was sent to the new address.' },
    myRecordCount: {
      summary: 'How many records I have',
      description: 'Also tells whether the sign-in is still valid: 401 where it is not.',
    },
    siteUserInfo: { summary: 'Who I am', description: 'The account that is signed in.' },
    userAgents: { summary: 'Agents I may act for', description: 'Beside the company itself.' },
    chooseAgent: {
      summary: 'Act for an agent',
      description: 'null: for the company itself. Where the site has no agents the service has expired.',
    },
    signOut: { summary: 'Sign out', description: 'The token is of no use afterwards.' },
    signIns: { summary: 'Where I am signed in', description: 'Every browser with a valid sign-in.' },
    revokeSignIn: { summary: 'Sign out elsewhere', description: 'Ends one sign-in of mine.' },
    setPassword: { summary: 'Set or change the password', description: 'With the old one where there is one; every other sign-in ends.' },
    resetPassword: { summary: 'Reset the password', description: 'With a code of type 2; every sign-in ends.' },
    userPermissions: { summary: 'My button permissions', description: 'Names of the buttons that the company gives me.' },
    addUserPermission: {
      summary: 'Give button permissions',
      description: 'By an administrator, to a user of the company; without user to oneself.',
    },
    companyPeople: {
      summary: 'People of the company',
      description:
        'For an administrator: a page of those who have an account, each by the ends of number or e-mail, with role and buttons. The keyword finds a whole account, the first or last digits of a number, or the host of an e-mail.',
    },
    setUserPermission: {
      summary: 'Give or take a button',
      description: 'By an administrator, to one user of the company. Answers with the buttons that the user then has.',
    },
    companyState: {
      summary: 'Company details to change',
      description:
        'For an administrator: the fields that may be changed, and their version. null: not set. A logo is an SVG element or data:image/png;base64.',
    },
    companyUpdate: {
      summary: 'Change the company details',
      description:
        'By an administrator, with the version that was read: where the fields have changed since, nothing is stored (409). Answers with the fields and their new version; the pages show them within seconds.',
    },
    exportMine: {
      summary: 'Everything kept about me',
      description:
        'Account, sign-ins, permissions, records, submissions and what was noted, as one ZIP of JSON files with a readme and a manifest.',
    },
    removeAccount: { summary: 'Delete my account', description: 'With everything that hangs on it; what was noted loses the name.' },
    selectionAdd: {
      summary: 'Save a selection',
      description: 'A new one, or with id a new version of it; the older one is kept. The same clientID is stored once.',
    },
    selectionDetails: {
      summary: 'A saved selection',
      description: 'Exactly as it was saved, with its results as they were and its versions.',
    },
    selectionDelete: { summary: 'Delete a selection', description: 'It can be brought back.' },
    selectionRestore: { summary: 'Bring back a selection', description: 'One that was deleted.' },
    selectionRename: { summary: 'Rename a selection', description: 'Its contents stay.' },
    selectionCopy: { summary: 'Copy a selection', description: 'Its newest version under a name of its own.' },
    selectionList: { summary: 'My selections', description: 'Page by page, 15 at a time; by change, by name or by creation.' },
    projectList: {
      summary: 'My projects',
      description: 'A page of one’s projects with the number of selections in each. The keyword is part of a name, customer or number.',
    },
    projectDetails: {
      summary: 'A project',
      description:
        'What a project is called, the selections in it in their order, and the links that show it to others. What opens a link is in no answer but that which made it.',
    },
    projectAdd: {
      summary: 'Add a project',
      description: 'A new project. One that is sent again with the same clientID is stored once.',
    },
    projectUpdate: {
      summary: 'Change a project',
      description: 'Name, customer, number and notes anew.',
    },
    projectDelete: {
      summary: 'Delete a project',
      description: 'Its selections stay. It can be brought back with Restore; its links show nothing meanwhile.',
    },
    projectRestore: {
      summary: 'Bring a project back',
      description: 'Undoes Delete.',
    },
    projectPut: {
      summary: 'Put a selection into a project',
      description: 'A selection belongs to one project at most; projectID null takes it out. A project has 100 selections at most.',
    },
    projectShare: {
      summary: 'Make a link to a project',
      description:
        'A link that shows the project, read-only, to whoever has it, for 7, 30 or 90 days. “token” is told this once: the service keeps its hash alone.',
    },
    projectUnshare: {
      summary: 'Revoke a link',
      description: 'The link shows nothing from now on.',
    },
    projectShared: {
      summary: 'What a link shows',
      description:
        'Name, customer and number of the project, and its selections with their results as they were: no notes, and nothing of whose it is. A link that is unknown, has ended or was revoked is refused in the same words.',
    },
    projectExport: {
      summary: 'A project as a file',
      description:
        'The whole project as one document, described by /schemas/project.json. The same project is the same document: it has no ids and no times.',
    },
    projectImport: {
      summary: 'A project from a file',
      description:
        'Makes a project with new selections of such a document. What the document should not have is refused by name and place; nothing is stored then.',
    },
    isCollected: { summary: 'Is it a favourite', description: 'Whether a filter is among my favourites.' },
    collect: { summary: 'Add a favourite', description: 'Once, however often it is asked.' },
    cancelCollect: { summary: 'Remove a favourite', description: 'Nothing happens where it is none.' },
    collectList: { summary: 'My favourites', description: 'The newest first, 15 on a page.' },
    shoppingAdd: { summary: 'Put on the shopping list', description: 'With a quantity and a note; the same clientID is stored once.' },
    shoppingUpdate: { summary: 'Change an entry of the shopping list', description: 'Its quantity and its note.' },
    shoppingRemove: { summary: 'Take off the shopping list', description: 'One entry by its id.' },
    shoppingList: { summary: 'My shopping list', description: 'The newest first, 15 on a page.' },
    submissionList: {
      summary: 'What I sent to the manufacturer',
      description: 'The newest first, 15 on a page, with what became of each.',
    },
    submissionDetails: { summary: 'One thing I sent', description: 'With its inputs, its results as they were, and the answer.' },
    recordList: {
      summary: 'Submitted records',
      description: 'Of everybody, the newest first, 15 on a page; by state, by a part of the number.',
    },
    recordDetails: { summary: 'A submitted record', description: 'In full. Who sent it is told to nobody: the answer reaches them.' },
    recordAnswer: {
      summary: 'Answer a record',
      description:
        'Another state and what its sender is told. version is the one that the answer was written to; where somebody changed the record meanwhile nothing is stored.',
    },
    usage: {
      summary: 'How the pages are used',
      description: 'Pages, models, searches, calculations and faults by day; calculations by call; faults by message.',
    },
    mergeMine: {
      summary: 'Bring along what this browser kept',
      description: 'Selections, favourites and shopping list from before signing in; repeated or at once, each is stored once.',
    },
    newsList: {
      summary: 'News',
      description: 'The newest first, 15 at a time, each in the reader’s language where there is one, else in one that there is.',
    },
    newsTop: { summary: 'Newest news', description: 'As many of the newest entries as are asked for; 3 without it.' },
    newsDetail: { summary: 'A piece of news', description: 'With its body: paragraphs, headings, lists and pictures, never markup.' },
    documentList: { summary: 'Documents', description: 'Title, kind, type and size of each file, and where it is downloaded from.' },
    sampleBookList: { summary: 'Sample books', description: 'Each with its cover and the number of its pages.' },
    sampleBookDetail: { summary: 'A sample book', description: 'With its pages as pictures.' },
    informationList: { summary: 'Pages of information', description: 'Their titles.' },
    informationDetail: { summary: 'A page of information', description: 'With its body.' },
    imageKey: {
      summary: 'Key of the pictures',
      description: 'The AES key of the site (base64url), the token of the hour and when it ends.',
    },
    documentFile: { summary: 'A document', description: 'The file, to be saved.' },
    image: {
      summary: 'An encrypted picture',
      description:
        '12 bytes of nonce, the PNG file encrypted with AES-256-GCM, 16 bytes of tag; path and token (path?t=token) are authenticated with it.',
    },
    behaviourLog: {
      summary: 'Behaviour log',
      description:
        'Up to 20 events of the pages, in their order. A batch sent again under the same batchID is stored once. A person is named only by their own consent (user) and only where they are signed in; company administrators are refused, and so is a site that has it switched off.',
    },
    errorLog: {
      summary: 'Front-end error log',
      description:
        'Faults of the pages without what was typed, asked for or signed in with. A report sent again under the same reportID is stored once.',
    },
    fileTypes: {
      summary: 'Kinds of files',
      description: 'Numbers (downloadType) of the kinds that are made, and the end of the name of each.',
    },
    fileCheck: {
      summary: 'May I have this file',
      description:
        'Whether the file is made and may be fetched, and how many more today. Code 2: as many as the site gives on one day (its time zone). The same file again within 20 s is refused with the seconds that are left.',
    },
    fileCreate: {
      summary: 'Have a file made',
      description:
        'Answers at once with the task; the same request again with the same task. downloadType: 1 drawing (PDF), 2 STEP, 3 ZIP of all, 4 preview, 5 DXF, 6 PDF with a 3D picture, 7 spreadsheet, 8 parts list (CSV), 9 report; 103 is 3. selectionID: a saved selection, or series/id of a model as in the address of its page.',
    },
    fileState: {
      summary: 'How far a file is',
      description:
        'Percent of the steps that are done, from whichever node makes it; where the file is once it is complete. A code other than 0: it could not be made.',
    },
    fileSend: {
      summary: 'Give out a file',
      description: 'Where it can be fetched; counts as a download. With an e-mail it is mailed (103: ZIP), and path is null.',
    },
    fileList: { summary: 'My downloads', description: 'The newest first, 15 on a page; of one kind with DownloadType.' },
    fileDownload: {
      summary: 'Fetch a file',
      description: 'The bytes, as a file to be saved. ETag is the SHA-256; parts can be asked for (Range).',
    },
    fileLog: { summary: 'What became of a download', description: 'Told by the page: saved, failed or cancelled.' },
    fileAgents: { summary: 'Agents I may fetch files for', description: 'The same as User/GetUserAgents.' },
    customTheme: {
      summary: 'Colours as a style sheet',
      description:
        'The palette of the site in the light and in the dark, as custom properties. With the version of its contents (v) it may be kept for ever.',
    },
    prodPic: {
      summary: 'Picture of a model',
      description:
        'The model in its proportions with its dimensions in mm, drawn from the figures of the catalogue; a series (its name as id) by the model in its middle. Of models whose figures allow none there is no picture.',
    },
    svgImage: { summary: 'A sign in a colour', description: 'A small SVG drawing.' },
    languageFile: { summary: 'Texts of a language as a file', description: 'What every page and the start page say, by namespace.' },
    health: { summary: 'Is the service up', description: 'For monitoring: the state and the version of the catalogue that answers.' },
    version: { summary: 'Version of the program', description: 'Pages reload when it changes.' },
  },
  parameters: {
    batchCalculator: 'Working id of a calculator that is a form',
    checkPath: 'checkPath that CreateModel answered with',
    downloadType: '1 drawing, 2 STEP, 3 ZIP, 4 preview, 5 DXF, 6 3D drawing, 7 spreadsheet, 8 parts list, 9 report; all without it',
    calculatorAsked: 'Working id of a calculator that is a form',
    fileTask: 'Id of the task',
    contentID: 'Id of the thing, as its list says',
    contentSize: 'Things of a page; 15 without it, 100 at most',
    imageToken: 'Token of the hour, from CompImage/GetKey',
    imageSite: 'Key of the site',
    imageFile: 'Name of the file, from the path of a picture',
    fileId: 'Id of the file',
    fileName: 'Name that the file is saved under',
    phoneNumber: 'Phone number or e-mail',
    codeType: '1 signing in, 2 a new password, 3 another e-mail',
    recordID: 'Id of a record',
    recordSize: 'Records of a page; 15 without it, 100 at most',
    recordKeyword: 'Part of a name',
    projectKeyword: 'Part of a name, customer or number',
    recordOrder: 'changed, created or name; with a minus before it the other way round',
    userKeyword: 'A whole account, the first or last digits of a number, or the host of an e-mail',
    recordVersion: 'Version, from 1; the newest without it',
    recordNumber: 'Number of a record',
    recordState: 'new, inWork or answered; all without it',
    recordNumberPart: 'Part of a number',
    usageDays: 'Days; 30 without it, 365 at most',
    newName: 'New name',
    rows: 'Rows joined by “;”, the cells of each by “,”: {columns}; at most {most} rows',
    site: 'Key of the site. Without it the header site-key decides, then the host; an unknown key is refused.',
    siteKey: 'Key of the site; it comes before the address and the host. An unknown key is refused.',
    companyKey: 'Key of the company. One that the site does not belong to is refused.',
    environment: 'Environment of the site. Another one than the site’s is refused.',
    layoutName: 'Part of the layout',
    dataName: 'Name of the data',
    valueKey: 'Key of the value; no other key is answered',
    languageAsked: 'Language',
    iconTitle: 'Name of the sign',
    iconColour: 'Colour, #RRGGBB',
    lang: 'Language of messages. Without it Accept-Language decides; the default is Simplified Chinese.',
    page: 'Page, counted from 1. Without it the first models are given, at most Count.',
    size: 'Models of a page; 20 without it, 100 at most',
    order: 'Figure that all matches are sorted by, with a minus before it from the highest down; by rank without it',
    only: 'Only models that passed, or only those that failed.',
    narrowing: 'Only models of these values, joined by ;',
    demonstration: 'true: demonstration series beside the others; otherwise they are listed only where nothing else fits.',
    assumptions:
      'Assumptions to change, as “name:value;name:value” in their own units; the rest keep their defaults. Names, units and ranges are in the “assumptions” of every answer.',
    conditional: 'Sent or left out depending on the other parameters.',
    scene: 'Scene, by its id in WorkingScenes',
    listPage: 'Page, counted from 1',
    listSize: 'Models of a page; 50 without it, 300 at most',
    classID:
      'Class of SKUs: 100 servo motors (also 120 and 121), acMotor three-phase motors, a category of the directory by its id; servo motors without it',
    serviceID: 'Series of the model',
    driveID: 'Id of the model',
    code: 'Order code, or the name of a model',
    rid: 'Root category, by its id in GetSeriesRoots',
    fid: 'Filter, by its id in GetSeriesRootsPC, such as ~WTF~20',
    cid: 'Root category, by its id in GetSeriesRoots',
    prodId: 'Model, by its id',
    prodIdAsked: 'Model, by its id; those of any model without it',
    seriesID: 'Series',
    seriesAsked: 'Series; those of any series without it',
    prodIcon: 'Name of a picture, as in “icon” of a model',
    lectoGroupID: 'Group, by its id in GetLectoGroups',
    seriesSize: 'Series at most; 500 without it, 500 at most',
    filterSize: 'Filters of a page; 30 without it, 300 at most',
    productSize: 'Models of a page; 10 without it, 300 at most',
    filterKeyword: 'Words that are looked for, parted by spaces',
    productKeyword: 'Part of a name or id',
    keyword: 'Part of a name or id, or a complete order code',
    searchSize: 'Models of a page; 50 without it, which is the most',
    count: 'The most models to list',
  },
  body: {
    inputs: 'Working conditions: the fields of the form, in their units',
    candidate: 'Figures of the component',
    assumptions: 'Assumptions to change, by name; the rest keep their defaults',
  },
  missing: { title: 'There is no page here', body: 'The address may be mistyped or out of date.', toStart: 'To the start page' },
  docs: {
    contents: 'Contents',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    example: 'Example',
    required: 'required',
    optional: 'optional',
    schemas: 'Shapes',
    document: 'OpenAPI document',
    noParameters: 'No parameters',
    name: 'Name',
    backToApp: 'To the calculators',
  },
  start: {
    badSetting: 'The setting {setting} cannot be “{value}”. Correct it and start again.',
    portInUse: 'Port {port} on {host} is in use or not permitted. Stop the other program, or start with another port: PORT=8081 npm start',
    addressNotAvailable: 'This machine has no address {host}. Set HOST to one it has, for example 127.0.0.1.',
    databaseCorrupt:
      'The database {where} is damaged or is no database. It was not changed. Put a backup in its place, or move it away and start again: a new one is then made and the catalogue imported.',
    databaseFull: 'There is no room left on the disk of the database {where}. Make room and start again; nothing was lost.',
    databaseNotWritable:
      'The database {where} cannot be read or written. Check the rights of the file and its folder, or choose another folder with DATA_DIR.',
    databaseLocked: 'Another program holds the database {where}. Stop it and start again.',
    databaseUnreachable: 'The database {where} does not answer or refuses the login. Check that it runs and that DATABASE_URL is right.',
    databaseNewer:
      'The database {where} was written by a newer version of this program. Start that version, or restore a backup from before the update.',
    catalogueRefused: 'The catalogue was not imported: {reason}',
    unknown: 'The program could not start: {reason}',
    notBuilt: 'There are no built pages in {folder}: only the calls are answered. Build them with: npm run build',
  },
  backup: {
    usage: `usage: npm run backup -- <folder>       the data folder as it is now, while the server runs, checked

The new folder can be used as DATA_DIR: that is how it is restored. The embedded database alone (DATA_DIR).`,
    done: 'Backed up and checked: {folder} (database {megabytes} MB). To restore it, start with DATA_DIR={folder}, or put it in the place of the data folder.',
    nothing: 'There is no database {file}: nothing to back up. Check DATA_DIR.',
    taken: '{folder} is there already and not empty: choose another folder. Nothing was changed.',
    postgres: 'DATABASE_URL is set: a PostgreSQL is backed up by its own pg_dump. See docs/operating.md.',
  },
  records: {
    usage: `usage: npm run records -- list             list the records, the newest first
       npm run records -- show <number>    one record with its inputs and results
       npm run records -- state <number> <state> --text <answer>
                                           new, inWork or answered; without --text the answer stays
       … --json                            the same for other programs

The database is the one that the server uses (DATABASE_URL, DATA_DIR).`,
    none: 'No records yet',
    unknown: 'There is no record {number}. See: npm run records -- list',
    number: 'Record',
    time: 'Time',
    screen: 'Screen',
    language: 'Language of the sender',
    inputs: 'Inputs',
    results: 'Results',
    state: 'State',
    answer: 'Answer',
    states: { new: 'new', inWork: 'in work', answered: 'answered' },
    unknownState: '“{state}” is none of: {known}',
    answerMissing: '{number} has no answer yet: --text <answer>',
    answerTooLong: 'An answer has {most} characters at most',
    changedMeanwhile: '{number} was changed by somebody else just now; nothing is stored',
    changed: '{number}: {state}',
  },
} as const
