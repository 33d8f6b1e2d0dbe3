/** These are words of the profile as the server rendered them; nothing in them is markup that a profile wrote. */
export function ArticleBody({ html }: { readonly html: string }) {
  return (
    <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
