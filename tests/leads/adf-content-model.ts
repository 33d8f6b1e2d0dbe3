/** ADF 1.0, written down by hand from the standard's prose: an order of children, each `name`, `name?`, `name*` or `name+`. */
export const ADF_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  adf: ["prospect+"],
  prospect: [
    "id*",
    "requestdate",
    "vehicle+",
    "customer",
    "vendor",
    "provider?",
  ],
  vehicle: [
    "id*",
    "year",
    "make",
    "model",
    "vin?",
    "stock?",
    "trim?",
    "doors?",
    "bodystyle?",
    "transmission?",
    "odometer?",
    "colorcombination*",
    "imagetag?",
    "price?",
    "pricecomments?",
    "option*",
    "finance?",
    "comments?",
  ],
  colorcombination: ["interiorcolor?", "exteriorcolor?", "preference"],
  finance: ["method", "amount+", "balance?"],
  customer: ["contact", "id*", "timeframe?", "comments?"],
  contact: ["name+", "email?", "phone*", "address?"],
  address: [
    "street+",
    "apartment?",
    "city?",
    "regioncode?",
    "postalcode?",
    "country?",
  ],
  vendor: ["id*", "vendorname", "url?", "contact"],
  provider: ["id*", "name", "service?", "url?", "email?", "phone?", "contact?"],
};

/** Values of attributes; null takes any text. */
export const ADF_ATTRIBUTES: Readonly<
  Record<string, Readonly<Record<string, readonly string[] | null>>>
> = {
  prospect: { status: ["new", "resend"] },
  vehicle: {
    interest: ["buy", "lease", "sell", "trade-in", "test-drive"],
    status: ["new", "used"],
  },
  odometer: {
    status: ["unknown", "rolledover", "replaced", "original"],
    units: ["km", "mi"],
  },
  price: {
    type: ["quote", "offer", "msrp", "invoice", "call", "appraisal", "asking"],
    currency: null,
    delta: ["absolute", "relative", "percentage"],
    relativeto: ["msrp", "invoice"],
    source: null,
  },
  name: {
    part: ["surname", "first", "middle", "last", "full"],
    type: ["business", "individual"],
  },
  email: { preferredcontact: ["0", "1"] },
  phone: {
    type: ["voice", "fax", "cellphone", "pager"],
    time: ["morning", "afternoon", "evening", "nopreference", "day"],
    preferredcontact: ["0", "1"],
  },
  address: { type: ["work", "home", "delivery"] },
  street: { line: null },
  amount: {
    type: ["downpayment", "monthly", "total"],
    limit: ["maximum", "minimum", "exact"],
    currency: null,
  },
  balance: { type: ["finance", "residual"], currency: null },
  id: { sequence: null, source: null },
};
