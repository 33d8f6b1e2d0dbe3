/** The `Content-Type` of sitemaps and of feeds in XML. */
export const XML_TYPE = "application/xml; charset=utf-8";
