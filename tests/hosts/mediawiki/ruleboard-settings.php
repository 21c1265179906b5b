<?php
// What the wiki of tests/hosts/ruleboard.mjs has beyond a new MediaWiki: the extension RuleBoard, as docs/embedding/mediawiki-extension.md installs it,
// and MediaWiki's own content policy.

wfLoadExtension( 'RuleBoard' );
$wgCSPHeader = true;
$wgMainCacheType = CACHE_DB;
$wgParserCacheType = CACHE_DB;
$wgDefaultUserOptions['uselivepreview'] = 1;
// VisualEditor's greeting stands before an editor's first page.
$wgVisualEditorShowBetaWelcome = false;
$wgMaxArticleSize = 8192;
$wgShowExceptionDetails = true;
// The night of newer skins, for everybody.
$wgVectorNightMode = [ 'logged_out' => true, 'logged_in' => true ];
$wgMinervaNightMode = [ 'base' => true, 'loggedin' => true ];
if ( getenv( 'RULEWRIGHT_HOST' ) ) {
	$wgRuleBoardHost = getenv( 'RULEWRIGHT_HOST' );
}
// It is also read at another port.
if ( isset( $_SERVER['HTTP_HOST'] ) ) {
	$wgServer = 'http://' . $_SERVER['HTTP_HOST'];
}
