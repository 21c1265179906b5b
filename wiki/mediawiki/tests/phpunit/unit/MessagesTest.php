<?php

namespace MediaWiki\Extension\RuleBoard\Tests;

use PHPUnit\Framework\TestCase;

/** Both languages, and the documentation for translators, have every message that the code shows. @coversNothing */
class MessagesTest extends TestCase {
	private const EXTENSION = __DIR__ . '/../../..';

	/** @return string[] */
	private function messages( string $file ): array {
		$messages = json_decode( file_get_contents( self::EXTENSION . "/i18n/$file.json" ), true );
		unset( $messages['@metadata'] );
		return $messages;
	}

	public function testAllFilesHaveTheSameMessages(): void {
		$keys = array_keys( $this->messages( 'en' ) );
		$this->assertSame( $keys, array_keys( $this->messages( 'fr' ) ) );
		$this->assertSame( $keys, array_keys( $this->messages( 'qqq' ) ) );
	}

	/** @dataProvider languages */
	public function testATranslationHasTheSameTextsInIt( string $lang ): void {
		$parts = static function ( string $message ): array {
			preg_match_all( '/\$\d/', $message, $found );
			sort( $found[0] );
			return array_values( array_unique( $found[0] ) );
		};
		$this->assertSame( array_map( $parts, $this->messages( 'en' ) ), array_map( $parts, $this->messages( $lang ) ) );
	}

	public static function languages(): array {
		return [ [ 'fr' ], [ 'qqq' ] ];
	}

	public function testTheCodeAndTheMessagesAgree(): void {
		$code = implode( '', array_map( 'file_get_contents', glob( self::EXTENSION . '/src/*.php' ) ) )
			. file_get_contents( self::EXTENSION . '/extension.json' );
		preg_match_all( '/["\'](ruleboard-[a-z-]+)["\']/', $code, $found );
		$shown = array_diff( array_unique( $found[1] ), [ 'ruleboard-made-from' ] );
		// MediaWiki asks for the description of a tracking category by itself.
		$shown[] = 'ruleboard-faults-category-desc';
		$this->assertEqualsCanonicalizing( array_keys( $this->messages( 'en' ) ), array_values( $shown ) );
	}
}
