import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type AnchorProps, Link, LinkProvider } from './link.tsx';

function RouterLink({ href, ...anchor }: AnchorProps) {
  return <a {...anchor} href={href} data-router="" />;
}

function render(href: string, newWindow = false) {
  return renderToStaticMarkup(
    <LinkProvider component={RouterLink}>
      <Link href={href} newWindow={newWindow}>
        新闻
      </Link>
    </LinkProvider>,
  );
}

test('addresses inside the site go through the router', () => {
  expect(render('/default/home')).toContain('data-router');
  expect(render('?page=2')).toContain('data-router');
});

test.each(['https://beian.miit.gov.cn/', '//other.example/x', 'mailto:a@b.cn'])('%s is a plain anchor', (href) => {
  expect(render(href)).not.toContain('data-router');
});

test('a new window is announced and cannot reach back', () => {
  const markup = render('/default/djyl/news-list', true);
  expect(markup).toContain('target="_blank"');
  expect(markup).toContain('rel="noopener"');
  expect(markup).toContain('（在新窗口打开）');
});
