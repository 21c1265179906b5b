<?php
// The classes that do not need MediaWiki, without it: `phpunit wiki/mediawiki/tests/phpunit --bootstrap …/bootstrap.php`.

spl_autoload_register( static function ( string $class ): void {
	$ours = 'MediaWiki\\Extension\\RuleBoard\\';
	if ( strpos( $class, $ours ) === 0 ) {
		$file = __DIR__ . '/../../src/' . str_replace( '\\', '/', substr( $class, strlen( $ours ) ) ) . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
} );
