<?php

namespace MediaWiki\Extension\RuleBoard\Tests;

use MediaWiki\Extension\RuleBoard\Files;
use PHPUnit\Framework\TestCase;

/** @covers \MediaWiki\Extension\RuleBoard\Files */
class FilesTest extends TestCase {
	private const OWN = '/w/extensions/RuleBoard/rulewright';

	public function testTheWikisOwnFiles(): void {
		$files = new Files( self::OWN, '', '1-a b' );
		$this->assertSame( self::OWN . '/rule-board.js?1-a%20b', $files->script() );
		$this->assertSame( self::OWN . '/pictures/g/x.svg?1-a%20b', $files->picture( 'pictures/g/x.svg' ) );
		$this->assertSame( self::OWN . '/#/rules/g', $files->page( '#/rules/g' ) );
		$this->assertSame( '', $files->origin() );
	}

	/** A policy allows it already: it is where MediaWiki has its own. */
	public function testFilesOfTheWikiOnAnotherHost(): void {
		$this->assertSame( '', ( new Files( 'https://static.example' . self::OWN, '', '1' ) )->origin() );
	}

	/** @dataProvider hosts */
	public function testAHostOfAnAdministrator( string $host, string $script, string $origin ): void {
		$files = new Files( self::OWN, $host, '1' );
		$this->assertSame( $script, $files->script() );
		$this->assertSame( $origin, $files->origin() );
		$this->assertSame( self::OWN . '/pictures/g/x.svg?1', $files->picture( 'pictures/g/x.svg' ) );
	}

	public static function hosts(): array {
		return [
			[ 'https://rules.example', 'https://rules.example/rule-board.js?1', 'https://rules.example' ],
			[ 'https://rules.example:8443/app/', 'https://rules.example:8443/app/rule-board.js?1', 'https://rules.example:8443' ],
			[ '//rules.example/app', '//rules.example/app/rule-board.js?1', '//rules.example' ],
			[ '/rules/', '/rules/rule-board.js?1', '' ],
		];
	}

	public function testWhatIsRenderedIsRenewedByVersionAndByHost(): void {
		$all = [
			( new Files( self::OWN, '', '1' ) )->version(),
			( new Files( self::OWN, '', '2' ) )->version(),
			( new Files( self::OWN, 'https://rules.example', '1' ) )->version(),
		];
		$this->assertCount( 3, array_unique( $all ) );
	}
}
