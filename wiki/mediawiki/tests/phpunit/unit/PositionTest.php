<?php

namespace MediaWiki\Extension\RuleBoard\Tests;

use MediaWiki\Extension\RuleBoard\Catalogue;
use MediaWiki\Extension\RuleBoard\Limits;
use MediaWiki\Extension\RuleBoard\Position;
use MediaWiki\Extension\RuleBoard\Scenario;
use PHPUnit\Framework\TestCase;

/** @covers \MediaWiki\Extension\RuleBoard\Position */
class PositionTest extends TestCase {
	/** @param mixed $setup */
	private function of( $setup, array $more = [], string $lang = 'en' ): Position {
		$catalogue = new Catalogue( __DIR__ . '/../../catalogue' );
		$text = json_encode( [ 'game' => 'garden', 'setup' => $setup ] + $more );
		return Scenario::read( $text, new Limits( 100000, 16 ), $catalogue )->position( $catalogue, $lang );
	}

	/** What stands in a table. */
	private function rows( Position $position ): array {
		$row = static fn ( $piece ) => implode( ' | ', [ $piece['name'], $piece['unit'], $piece['owner'], $piece['place'] ] );
		return array_map( $row, $position->pieces() );
	}

	public function testPiecesHaveTheirNamesAndSquares(): void {
		$pieces = [ 'r' => [ 'is' => 'rose', 'owner' => 'p1', 'at' => [ 2, 3 ] ], 't' => [ 'is' => 'tulip', 'place' => 'b1' ] ];
		$this->assertSame( [ 'r | Red rose | p1 | B3', 't | Tulip |  | First bed' ], $this->rows( $this->of( [ 'pieces' => $pieces ] ) ) );
		$french = $this->of( [ 'pieces' => $pieces ], [], 'fr' );
		$this->assertSame( [ 'r | Rose rouge | p1 | B3', 't | Tulipe |  | Premier carré' ], $this->rows( $french ) );
	}

	public function testCardsOnTheBoardComeAfterThePieces(): void {
		$position = $this->of( [
			'board' => [ 'cards' => [ [ 'is' => 'tulip', 'owner' => null, 'at' => [ 1, 1 ] ] ] ],
			'pieces' => [ 'r' => [ 'is' => 'rose', 'at' => [ 1, 2 ] ] ],
		] );
		$this->assertSame( [ 'r | Red rose |  | A2', ' | Tulip |  | A1' ], $this->rows( $position ) );
		$this->assertSame( [ false, true ], array_column( $position->pieces(), 'isCard' ) );
	}

	public function testUnitsOfItsOwnHaveTheirOwnNames(): void {
		$units = [ [ 'id' => 'rose', 'name' => 'Wild rose', 'name_fr' => 'Églantine' ], [ 'id' => [ 1 ] ], 3 ];
		$setup = [ 'pieces' => [ 'r' => [ 'is' => 'rose' ], 'x' => [ 'is' => 'fern' ] ] ];
		$this->assertSame( [ 'r | Wild rose |  | ', 'x | fern |  | ' ], $this->rows( $this->of( $setup, [ 'content' => [ 'units' => $units ] ] ) ) );
		$french = $this->of( $setup, [ 'content' => [ 'units' => $units ] ], 'fr' );
		$this->assertSame( 'Églantine', $french->pieces()[0]['unit'] );
	}

	public function testTheBoardIsItsOwnOrAMapOrTheUsualOne(): void {
		$this->assertSame( [ [ '', '' ], [ '', '' ], [ '#555', '' ] ], $this->of( [] )->ground() );
		$this->assertSame( [ [ '', '', '', '', '', '#555' ] ], $this->of( [ 'board' => [ 'map' => 'long' ] ] )->ground() );
		$own = [ 'rows' => [ '~é#' ], 'legend' => [ '~' => 'water', '#' => 'nothing' ] ];
		$this->assertSame( [ [ '#77d', '', '' ] ], $this->of( [ 'board' => $own ] )->ground() );
	}

	/** @dataProvider nonsense @param mixed $setup */
	public function testNonsenseIsLeftOut( $setup, array $rows, bool $drawn ): void {
		$position = $this->of( $setup );
		$this->assertSame( $rows, $this->rows( $position ) );
		$this->assertSame( $drawn, $position->ground() !== [] );
	}

	public static function nonsense(): array {
		return [
			'no pieces' => [ [ 'pieces' => 'many' ], [], true ],
			'a number for a piece' => [ [ 'pieces' => [ 'x' => 7 ] ], [], true ],
			'lists for words' => [ [ 'pieces' => [ 'y' => [ 'is' => [ '<b>' ], 'owner' => [], 'at' => [ [ 1 ], 2 ] ] ] ], [ 'y |  |  | ' ], true ],
			'a square of one number' => [ [ 'pieces' => [ 'y' => [ 'at' => [ 1 ] ] ] ], [ 'y |  |  | ' ], true ],
			'a square by names' => [ [ 'pieces' => [ 'y' => [ 'at' => [ 'x' => 1, 'y' => 2 ] ] ] ], [ 'y |  |  | ' ], true ],
			'a square far away' => [ [ 'pieces' => [ 'y' => [ 'at' => [ 1, 1000000 ] ] ] ], [ 'y |  |  | ' ], true ],
			'a square that is no number' => [ [ 'pieces' => [ 'y' => [ 'at' => [ -1, 1.5 ] ] ] ], [ 'y |  |  | ' ], true ],
			'cards that are none' => [ [ 'board' => [ 'cards' => [ 1, 'x', [] ] ] ], [ ' |  |  | ' ], true ],
			'a board that is a word' => [ [ 'board' => 'wide' ], [], true ],
			'rows that are numbers' => [ [ 'board' => [ 'rows' => [ 1, 2 ] ] ], [], false ],
			'a row with nothing in it' => [ [ 'board' => [ 'rows' => [ '..', '' ] ] ], [], false ],
			'a board far too wide' => [ [ 'board' => [ 'rows' => [ str_repeat( '.', 41 ) ] ] ], [], false ],
			'an unknown map' => [ [ 'board' => [ 'map' => '../long' ] ], [], true ],
		];
	}

	public function testSixtyPiecesAreShown(): void {
		$this->assertCount( 60, $this->of( [ 'pieces' => array_fill( 0, 500, [ 'is' => 'rose' ] ) ] )->pieces() );
		$cards = array_fill( 0, 500, [ 'is' => 'rose' ] );
		$this->assertCount( 60, $this->of( [ 'board' => [ 'cards' => $cards ] ] )->pieces() );
	}

	public function testColumnsAreLetters(): void {
		$this->assertSame( [ 'A', 'Z', 'AA', 'AN' ], array_map( [ Position::class, 'column' ], [ 1, 26, 27, 40 ] ) );
	}
}
