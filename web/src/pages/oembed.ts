// What another site shows of a page that somebody links to there (https://oembed.com): a rule as a board in a frame, anything else as
// a link.
import { frame } from "../embed/snippet";
import { absolute, type Page, type Site } from "./site";

/** The room that a board takes, as in the frame that is copied. */
const [WIDTH, HEIGHT] = [720, 720];

export function oembedOf(site: Site, page: Page): string {
  const { lang, title, board, picture } = page;
  const thumbnail = picture && {
    thumbnail_url: absolute(site, picture.png),
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
  const home = site.home ?? new URL("about:blank");
  const shown =
    board === null
      ? { type: "link" }
      : { type: "rich", html: frame({ rule: board, lang, title, home }), width: WIDTH, height: HEIGHT };
  const card = {
    version: "1.0",
    ...shown,
    title,
    url: absolute(site, page.path),
    provider_name: site.words[lang].say("pages-site"),
    provider_url: home.href,
    ...thumbnail,
  };
  return `${JSON.stringify(card, null, 2)}\n`;
}
