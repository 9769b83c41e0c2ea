/** HTML and what stays of it when it is stored; the same on the server and in browsers. */
export const keptTexts: readonly (readonly [html: string, kept: string])[] = [
  ['<h1>通知</h1><h6>附</h6>', '<h2>通知</h2><h4>附</h4>'],
  ['<p style="color:red" class="MsoNormal"><font face="x">正文</font></p>', '<p>正文</p>'],
  ['<a href="https://zj.example/a?b=1#c">链接</a>', '<a href="https://zj.example/a?b=1#c" rel="noopener">链接</a>'],
  [
    '<a href="/news/1" target="_blank" rel="opener">新闻</a>',
    '<a href="/news/1" target="_blank" rel="noopener">新闻</a>',
  ],
  ['<a href="javascript:alert(1)">点此</a>', '点此'],
  ['<img src="/a.png">', '<img src="/a.png" alt="" loading="lazy">'],
  ['<img src="data:image/png;base64,AAAA" alt="图">', ''],
  ['<p>一<script>alert(1)</script>二</p>', '<p>一二</p>'],
  ['<li>散</li>', '散'],
  ['<ol start="3"><li>三</li></ol>', '<ol start="3"><li>三</li></ol>'],
  ['<p>5 &lt; 6 &amp; 7</p>', '<p>5 &#x3C; 6 &#x26; 7</p>'],
];
