<?php
// What the wiki of tests/hosts/mediawiki.mjs has beyond a new MediaWiki with the extension Gadgets: raw HTML, previews without
// a new page, and widgets.
//
// Debian has no Extension:Widgets. This stands in for it in all that its output depends on: a page of the namespace
// "Widget" is a template of Smarty between <!--{ and }-->, and what it gives comes into the article after MediaWiki has put
// the article's own HTML in order.

$wgRawHtml = true;
$wgDefaultUserOptions['uselivepreview'] = 1;
$wgMainCacheType = CACHE_DB;

define( 'NS_WIDGET', 274 );
$wgExtraNamespaces[NS_WIDGET] = 'Widget';
$wgExtensionMessagesFiles['RulewrightWidgets'] = __DIR__ . '/words.php';

class RulewrightWidgets {
	/** @var string[] */
	private static $made = [];

	public static function make( Parser $parser, string $name, string ...$said ): string {
		require_once '/usr/share/php/smarty4/Smarty.class.php';
		$smarty = new Smarty();
		$smarty->left_delimiter = '<!--{';
		$smarty->right_delimiter = '}-->';
		$smarty->compile_dir = getenv( 'RULEWRIGHT_WIKI' ) . '/widgets';
		$smarty->enableSecurity();
		foreach ( $said as $one ) {
			[ $key, $value ] = explode( '=', $one, 2 ) + [ 1 => '' ];
			$smarty->assign( trim( $key ), trim( $value ) );
		}
		$services = MediaWiki\MediaWikiServices::getInstance();
		$page = $services->getWikiPageFactory()->newFromTitle( Title::makeTitleSafe( NS_WIDGET, $name ) );
		self::$made[] = $smarty->fetch( 'string:' . ContentHandler::getContentText( $page->getContent() ) );
		return 'rulewright-widget-' . ( count( self::$made ) - 1 ) . '-end';
	}

	public static function put( Parser $parser, string &$text ): void {
		$text = preg_replace_callback( '/rulewright-widget-(\d+)-end/', static fn ( $found ) => self::$made[$found[1]], $text );
	}
}

$wgHooks['ParserFirstCallInit'][] = static function ( Parser $parser ) {
	$parser->setFunctionHook( 'widget', 'RulewrightWidgets::make' );
};
$wgHooks['ParserAfterTidy'][] = 'RulewrightWidgets::put';
