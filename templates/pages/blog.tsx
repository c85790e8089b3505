// The list of articles, newest first, and the newsletter.

import type { BlogPage } from '../../domain/content/page.ts';
import type { ListPage, PostSummary } from '../../domain/content/post.ts';
import { NO_FORM } from '../../domain/content/site.ts';
import { formSetting } from '../../domain/form-setting.ts';
import { articleWords, newsletterBox, siteWords } from '../../domain/words.ts';
import { Frieze } from '../parts/frieze.tsx';
import { Island } from '../parts/island.tsx';
import { PostList } from '../parts/posts.tsx';
import { PageOpening } from '../sections/opening.tsx';
import { useSiteContext } from '../site-context.ts';

interface Props {
  page: BlogPage;
  posts: ListPage<PostSummary>;
}

export function Blog({ page, posts }: Props) {
  const { blogCrumb } = siteWords;
  const { number, count, items } = posts;
  const trail =
    number === 1
      ? { name: blogCrumb }
      : {
          name: articleWords.pages.place(number, count),
          parents: [{ label: blogCrumb, href: page.route }],
        };
  return (
    <>
      <PageOpening headline={page.headline} lead={page.lead} {...trail} />
      <div className="section wrap">
        {items.length === 0 ? <p className="lead box">{page.empty}</p> : <PostList posts={posts} />}
      </div>
      <Newsletter privacy={page.privacy} />
      <Frieze />
    </>
  );
}

/** The newsletter's form; without a destination it says that the list is not open yet. */
function Newsletter({ privacy }: Pick<BlogPage, 'privacy'>) {
  const context = useSiteContext();
  const { site } = context;
  const { newsletter } = site.forms;
  const { title, text, closedText } = newsletterBox;
  if (newsletter === undefined || newsletter === NO_FORM) return null;
  return (
    <section className="section wrap on-screen" aria-labelledby="novidades">
      <div className="newsletter box split">
        <div>
          <h2 id="novidades">{title}</h2>
          <p>{newsletter ? text : closedText}</p>
          {privacy && (
            <p>
              {privacy.text} <a href={privacy.href}>{privacy.label}</a>.
            </p>
          )}
        </div>
        <Island name="newsletter" draft="novidades" props={formSetting(context, 'newsletter')} />
      </div>
    </section>
  );
}
