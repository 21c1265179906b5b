<?php

namespace MediaWiki\Extension\RuleBoard\Tests;

use MediaWiki\Extension\RuleBoard\Catalogue;
use MediaWiki\Extension\RuleBoard\Fault;
use MediaWiki\Extension\RuleBoard\Limits;
use MediaWiki\Extension\RuleBoard\Scenario;
use PHPUnit\Framework\TestCase;

/**
 * @covers \MediaWiki\Extension\RuleBoard\Scenario
 * @covers \MediaWiki\Extension\RuleBoard\Limits
 * @covers \MediaWiki\Extension\RuleBoard\Fault
 */
class ScenarioTest extends TestCase {
	private function read( string $text, int $bytes = 1000, int $depth = 16 ): Scenario {
		return Scenario::read( $text, new Limits( $bytes, $depth ), new Catalogue( __DIR__ . '/../../catalogue' ) );
	}

	/** @dataProvider faulty */
	public function testAFault( string $text, string $key, array $texts ): void {
		try {
			$this->read( $text );
		} catch ( Fault $fault ) {
			$this->assertSame( [ $key, $texts ], [ $fault->key(), $fault->texts() ] );
			return;
		}
		$this->fail( 'no fault' );
	}

	public static function faulty(): array {
		return [
			'no JSON' => [ '{"game":', 'ruleboard-fault-json', [ 'Syntax error' ] ],
			'a list' => [ '[]', 'ruleboard-fault-json', [ 'no object' ] ],
			'nothing' => [ 'null', 'ruleboard-fault-json', [ 'no object' ] ],
			'bytes that are no text' => [ "{\"game\":\"\xff\"}", 'ruleboard-fault-json',
				[ 'Malformed UTF-8 characters, possibly incorrectly encoded' ] ],
			'no game' => [ '{}', 'ruleboard-fault-field', [ 'game' ] ],
			'an unknown game' => [ '{"game":"../garden"}', 'ruleboard-fault-field', [ 'game' ] ],
			'a game of another kind' => [ '{"game":["garden"]}', 'ruleboard-fault-field', [ 'game' ] ],
			'a title of another kind' => [ '{"game":"garden","title":"A"}', 'ruleboard-fault-field', [ 'title' ] ],
			'a position of another kind' => [ '{"game":"garden","setup":3}', 'ruleboard-fault-field', [ 'setup' ] ],
			'too large' => [ '"' . str_repeat( 'x', 1024 ) . '"', 'ruleboard-fault-large', [ '0' ] ],
			'too deep' => [ str_repeat( '[', 200 ) . str_repeat( ']', 200 ), 'ruleboard-fault-deep', [ '16' ] ],
		];
	}

	public function testFiveThousandLevelsAndFiveMegabytesAreRefused(): void {
		$this->expectExceptionMessage( 'ruleboard-fault-deep' );
		$this->read( str_repeat( '{"a":', 5000 ) . '1' . str_repeat( '}', 5000 ), 100000, 32 );
	}

	public function testNothingIsReadBeyondTheLimit(): void {
		$this->expectExceptionMessage( 'ruleboard-fault-large' );
		$this->read( str_repeat( '[', 5000000 ), 262144 );
	}

	public function testItsTextCannotEndTheElement(): void {
		$scenario = $this->read( '{"game":"garden","title":{"en":"</script><!--<script>"}}' );
		$this->assertStringNotContainsString( '<', $scenario->json() );
		$this->assertSame( [ 'en' => '</script><!--<script>' ], json_decode( $scenario->json(), true )['title'] );
	}

	public function testItsTitle(): void {
		$both = $this->read( '{"game":"garden","title":{"en":"A bed","fr":"Un carré"}}' );
		$this->assertSame( [ 'A bed', 'Un carré' ], [ $both->title( 'en' ), $both->title( 'fr' ) ] );
		$this->assertSame( 'A bed', $this->read( '{"game":"garden","title":{"en":"A bed"}}' )->title( 'fr' ) );
		$this->assertSame( '', $this->read( '{"game":"garden","title":{"en":["A"]}}' )->title( 'en' ) );
	}

	public function testItsRule(): void {
		$this->assertSame( 'garden:bed.1', $this->read( '{"game":"garden","rules":["garden:bed.1","x"]}' )->rule() );
		$this->assertNull( $this->read( '{"game":"garden","rules":[1]}' )->rule() );
		$this->assertNull( $this->read( '{"game":"garden","rules":"garden:bed.1"}' )->rule() );
	}

	public function testAMessageRepeatsOnlyTheBeginningOfAText(): void {
		$fault = new Fault( 'key', str_repeat( 'é', 500 ), "\xff" );
		$this->assertSame( [ str_repeat( 'é', 80 ) . '…', '?' ], $fault->texts() );
	}
}
